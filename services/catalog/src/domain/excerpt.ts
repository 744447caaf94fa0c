const MAX_LENGTH = 120

/** Shortens a sent value for the facts of an error. */
export function excerpt(text: string): string {
  return text.slice(0, MAX_LENGTH)
}
