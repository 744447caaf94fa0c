/** Turns a text that continues after a field's name into a sentence. */
export function wholeSentence(text: string): string {
  const capitalized = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.:!?…]$/.test(capitalized) ? capitalized : `${capitalized}.`
}
