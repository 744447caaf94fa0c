import { gatewayErrors, issuanceErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, newId } from '@etax/kernel'
import { forbiddenCharacterIn, MAX_REFERENCE_LENGTH } from '@etax/tax-document'
import { bodyHash } from './domain/body-hash.ts'
import { withExactDecimals } from './domain/exact-decimals.ts'
import { allowanceOf, callerOf, mailPolicyOf, type Principal, type SandboxMail } from './domain/principal.ts'
import { type Receipt, receiptView } from './domain/receipt-view.ts'
import type { Clients } from './ports.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'issue' | 'findDuplicate'>
  sandboxMail: SandboxMail
  now: () => number
}

export interface IssueRequest {
  principal: Principal
  taxpayerRuc: string
  documentType: string
  body: unknown
  /** What the schema found wrong with the body. */
  problems: readonly ErrorDetail[]
}

export interface Issued {
  receipt: Receipt
  duplicate: boolean
  warnings: { code: string; message: string; path: string }[]
}

export type IssueReceipt = (request: IssueRequest) => Promise<Issued>

/**
 * Hands an order to issuance. A repeated devReference is answered with the receipt it stands for, even by a body that
 * does not validate: a client that repeats wants to know what became of the first.
 */
export function issueReceipt({ issuance, sandboxMail, now }: Dependencies): IssueReceipt {
  return async ({ principal, taxpayerRuc, documentType, body, problems }) => {
    const asked = { caller: callerOf(principal), taxpayerRuc, documentType, bodyHash: bodyHash(body) }
    const { devReference, sendEmail, ...order } = membersOf(body)
    const { exact, inexact } = withExactDecimals({ documentType, ...order })
    const broken = [...problems, ...inexact]
    if (broken.length > 0) {
      const repeat = await duplicateOf(asked, devReference)
      if (repeat !== null) return repeat
      throw fieldErrors.invalidRequest({ details: broken })
    }
    const { receipt, duplicate, warnings } = await issuance.issue({
      ...asked,
      receiptId: newId(now()),
      devReference: typeof devReference === 'string' ? devReference : '',
      sendEmail: sendEmail !== false,
      allowance: allowanceOf(principal, new Date(now())),
      mail: mailPolicyOf(principal, sandboxMail),
      order: Buffer.from(JSON.stringify(exact)),
    })
    const issued = { receipt: answered(receipt), duplicate, warnings }
    return sendEmail === true && !duplicate ? withMailWarning(issued) : issued
  }

  async function duplicateOf(asked: Parameters<typeof issuance.findDuplicate>[0], devReference: unknown) {
    if (typeof devReference !== 'string' || !mayBeReference(devReference)) return null
    const { found, receipt, warnings } = await issuance.findDuplicate({ ...asked, devReference })
    return found ? { receipt: answered(receipt), duplicate: true, warnings } : null
  }
}

/** Who asks for the mail in so many words waits for it. */
function withMailWarning(issued: Issued): Issued {
  const { customer } = receiptView(issued.receipt)
  if (customer?.email) return issued
  return { ...issued, warnings: [...issued.warnings, issuanceErrors.nobodyMailed.at('sendEmail')] }
}

/** No receipt is kept under any other. */
function mayBeReference(text: string): boolean {
  return text !== '' && text.length <= MAX_REFERENCE_LENGTH && forbiddenCharacterIn(text) === undefined
}

function membersOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
}

/** Issuance never answers without one. */
export function answered(receipt: Receipt | null): Receipt {
  if (receipt === null) throw gatewayErrors.defect({ message: 'issuance answered without a receipt' })
  return receipt
}
