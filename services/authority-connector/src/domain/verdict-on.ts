import { type Authorization, type ComparedAuthorization, chosen, stateOf } from './answer.ts'

/** What the authority says of one document, out of all that it lists under the document's access key. */
export type OwnVerdict =
  | { kind: 'listed'; authorization: Authorization }
  /** Authorized under this key, but the authority does not show which document. */
  | { kind: 'no-document'; authorization: Authorization }
  /** There is an entry whose document could not be compared in time: whatever it says may be about another one. */
  | { kind: 'not-compared'; authorization: Authorization }
  /** Nothing about this document; whether there is something about another one under the same key, and its best state. */
  | { kind: 'none'; others: 'none' | 'not-authorized' | 'authorized' }

/**
 * A verdict belongs to the document it was given for, not to its access key: entries about another document are left
 * aside. A refusal without a document is taken for this one's, since no harm can come of it; an authorization without a
 * document is left to the caller.
 */
export function verdictOn(authorizations: readonly ComparedAuthorization[]): OwnVerdict {
  const same = chosen(authorizations.filter(({ compared }) => compared === 'same'))
  if (same !== undefined && stateOf(same) === 'authorized') return { kind: 'listed', authorization: same }
  const open = authorizations.find(({ compared }) => compared === 'not-yet')
  if (open !== undefined) return { kind: 'not-compared', authorization: open }
  const others = authorizations.filter(({ compared }) => compared === 'different')
  if (others.some((entry) => stateOf(entry) === 'authorized')) return { kind: 'none', others: 'authorized' }
  const own = chosen(authorizations.filter(({ compared }) => compared !== 'different'))
  if (own === undefined) return { kind: 'none', others: others.length === 0 ? 'none' : 'not-authorized' }
  return { kind: stateOf(own) === 'authorized' ? 'no-document' : 'listed', authorization: own }
}
