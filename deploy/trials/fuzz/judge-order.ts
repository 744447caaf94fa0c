import { draftDocument, type Issuer, numberDraft, type Order } from '@etax/tax-document'
import { readDocument, validateXml } from '@etax/tax-document/xml'
import { writeDocument } from '../../../libs/tax-document/src/documents/write-document.ts'
import { kindOf } from '../../../libs/tax-document/src/kinds/kinds.ts'
import { authorityErrors, hasAuthority } from '../../../libs/tax-document/tests/authority.ts'
import { faultsIn } from '../../../libs/tax-document/tests/re-add.ts'

/**
 * Drafts an order; returns whether it was accepted.
 * @throws Error when an accepted order fails schemas or rules, does not add up by other code, or differs after a read
 */
export function judgeOrder(order: Order, issuer: Issuer, today: string): boolean {
  const outcome = draftDocument(order, issuer, { today })
  if (!outcome.ok) return false
  const { documentType, version, totals } = outcome.draft
  const { xml } = numberDraft(outcome.draft, { sequential: 1, numericCode: '12345678' })
  const document = readDocument(xml)
  const wrong = [
    ...validateXml(xml, { today }).errors.map(({ path, code, message }) => `${path} ${code} ${message}`),
    ...(hasAuthority ? authorityErrors(xml, documentType, version) : []),
    ...faultsIn(xml, outcome.draft.taxRounding ?? undefined),
    ...(writeDocument(document) === xml ? [] : ['written again, it is another']),
    ...(sameText(kindOf(documentType).totals(document), totals) ? [] : ['its totals are others once it is read']),
  ]
  if (wrong.length > 0) throw new Error(`a document that was taken: ${wrong.join('; ')}`)
  return true
}

function sameText(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
  return text(one) === text(other)
}
