import { type Authorization, type ComparedAuthorization, chosen, stateOf } from './answer.ts'

export type OwnVerdict =
  | { kind: 'listed'; authorization: Authorization }
  | { kind: 'no-document'; authorization: Authorization }
  /** An entry was not compared in time: it may concern another document. */
  | { kind: 'not-compared'; authorization: Authorization }
  /** `others`: the best state of other documents under the same key. */
  | { kind: 'none'; others: 'none' | 'not-authorized' | 'authorized' }

/** Entries of other documents do not count. A refusal without a document counts: it does no harm. */
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
