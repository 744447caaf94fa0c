import { compareDocuments } from '@etax/tax-document/xml'
import { type Authorization, chosen, stateOf } from './answer.ts'

/** What the authority says of one document, out of all that it lists under the document's access key. */
export type OwnVerdict =
  | { kind: 'listed'; authorization: Authorization }
  /** Authorized under this key, but the authority does not show which document. */
  | { kind: 'not-shown'; authorization: Authorization }
  /** Nothing about this document; whether there is something about another one under the same key, and its best state. */
  | { kind: 'none'; others: 'none' | 'not-authorized' | 'authorized' }

/**
 * A verdict belongs to the document it was given for, not to its access key: entries about another document are left
 * aside. A refusal without a document is taken for this one's, since no harm can come of it; an authorization without a
 * document is left to the caller.
 */
export function verdictOn(xml: string, found: readonly Authorization[]): OwnVerdict {
  const compared = found.map((authorization) => ({ authorization, ...comparedWith(xml, authorization) }))
  const same = chosen(compared.filter((one) => one.shown && !one.other).map(({ authorization }) => authorization))
  if (same !== undefined && stateOf(same) === 'authorized') return { kind: 'listed', authorization: same }
  const others = compared.filter(({ other }) => other).map(({ authorization }) => authorization)
  if (others.some((one) => stateOf(one) === 'authorized')) return { kind: 'none', others: 'authorized' }
  const own = chosen(compared.filter(({ other }) => !other).map(({ authorization }) => authorization))
  if (own === undefined) return { kind: 'none', others: others.length === 0 ? 'none' : 'not-authorized' }
  return { kind: stateOf(own) === 'authorized' ? 'not-shown' : 'listed', authorization: own }
}

/** What cannot be read shows no document. */
function comparedWith(xml: string, { document }: Authorization): { shown: boolean; other: boolean } {
  const comparison = document === null ? 'unreadable' : compareDocuments(xml, document)
  return { shown: comparison !== 'unreadable', other: comparison === 'different' }
}
