// Characters that people do not see and models read: tags (which can spell whole sentences), marks of text direction,
// and others. Joiners stay, since some scripts need them.
const INVISIBLE =
  /[\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]|[\u202A-\u202E\u2060-\u206F\u200B\u200E\u200F\uFEFF\u00AD]/gu

/**
 * Replaces invisible characters in others' texts (names, descriptions, the authority's messages) by U+FFFD, so that no
 * instruction to a model hides in them.
 */
export function visible<Value>(value: Value): Value {
  return made(value) as Value
}

function made(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(INVISIBLE, '\uFFFD')
  if (Array.isArray(value)) return value.map(made)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [made(name), made(member)]))
}
