/** A number or code without the blanks that it is copied with, those that are not seen among them. */
export function unspaced(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}
