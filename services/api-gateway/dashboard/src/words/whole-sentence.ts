/** What goes on after the name of a field, as a sentence by itself. */
export function wholeSentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.:!?…]$/.test(begun) ? begun : `${begun}.`
}
