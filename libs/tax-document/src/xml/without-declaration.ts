/** The text is already decoded: its declared encoding is ignored. */
export function withoutDeclaration(text: string): string {
  return text.replace(/^[\uFEFF\s]*(?:<\?xml\s[^>]*\?>)?/, '')
}
