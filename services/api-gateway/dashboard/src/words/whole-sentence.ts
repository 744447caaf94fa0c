/** What goes on after the name of a field, as a sentence by itself. */
export function wholeSentence(text: string): string {
  const capitalized = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.:!?…]$/.test(capitalized) ? capitalized : `${capitalized}.`
}
