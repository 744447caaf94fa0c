/** More of a text says nothing to anybody: an error repeats less. */
const MAX_LENGTH = 120

/** What was sent, as the facts of an error carry it. */
export function excerpt(text: string): string {
  return text.slice(0, MAX_LENGTH)
}
