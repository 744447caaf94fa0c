export const SCOPES = ['issue', 'read', 'records', 'webhooks', 'keys'] as const

/** What a key may do. Each operation needs one scope; a session has all of them. */
export type Scope = (typeof SCOPES)[number]

/** Of a key that is made without a choice, and of every key from before scopes. */
export const USUAL_SCOPES: readonly Scope[] = ['issue', 'read', 'records']

export const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  issue: 'issues documents, and whatever changes a receipt or a series',
  read: 'reads everything, except webhooks and keys',
  records: 'changes taxpayers, certificates, customers, products and all other records',
  webhooks: 'reads and changes webhooks of its mode',
  keys: 'makes, lists and revokes keys of its mode, with no scope that it lacks itself',
}

/** The scopes of a request for a key, in one order and each once. */
export function scopesOf(chosen: readonly Scope[] = USUAL_SCOPES): Scope[] {
  return SCOPES.filter((scope) => chosen.includes(scope))
}
