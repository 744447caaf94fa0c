import { issuanceErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import { type Customer, numberText, type WithheldReference } from '@etax/tax-document'
import { personKey } from './person-key.ts'
import type { Owner, Receipt } from './receipt.ts'

export interface Withholding {
  customer: Pick<Customer, 'identification'>
  withholds: readonly Pick<WithheldReference, 'documentCode' | 'number' | 'path'>[]
}

export type WithheldBefore = Pick<Receipt, 'establishment' | 'emissionPoint' | 'sequential' | 'issueDate' | 'status'>

export function withheldKeys(owner: Owner, ruc: string, { customer, withholds }: Withholding): string[] {
  const person = personKey(customer.identification)
  const named = withholds.filter(({ number }) => !isFiller(number))
  return [...new Set(named.map((document) => withheldKey(owner, ruc, person, document)))]
}

/** `before`: the earlier receipts, by key. */
export function withheldBefore(
  owner: Owner,
  ruc: string,
  { customer, withholds }: Withholding,
  before: ReadonlyMap<string, WithheldBefore>,
): ErrorDetail[] {
  const person = personKey(customer.identification)
  const warnedKeys = new Set<string>()
  return withholds.flatMap((document) => {
    const key = withheldKey(owner, ruc, person, document)
    const receipt = before.get(key)
    if (receipt === undefined || warnedKeys.has(key)) return []
    warnedKeys.add(key)
    const { issueDate, status } = receipt
    const facts = {
      document: `${document.documentCode} ${document.number.replace(/^(\d{3})(\d{3})/, '$1-$2-')}`,
      supplier: customer.identification,
      receipt: numberText(receipt),
      issueDate,
      status,
    }
    return [issuanceErrors.withheldAlready.at(document.path, facts)]
  })
}

function withheldKey(
  { workspaceId, mode }: Owner,
  ruc: string,
  person: string,
  { documentCode, number }: Pick<WithheldReference, 'documentCode' | 'number'>,
): string {
  return [workspaceId, mode, ruc, person, documentCode, number].join('|')
}

/** Banks and foreign suppliers write 999999999999999 without a number. */
function isFiller(number: string): boolean {
  return /^(\d)\1*$/.test(number)
}
