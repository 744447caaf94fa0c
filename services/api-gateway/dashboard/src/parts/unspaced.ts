/** Removes blanks, invisible ones too, from a pasted number or code. */
export function unspaced(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}
