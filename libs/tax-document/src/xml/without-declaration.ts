/** A text without its declaration: it is decoded already, so the encoding that it names counts for nothing. */
export function withoutDeclaration(text: string): string {
  return text.replace(/^[\uFEFF\s]*(?:<\?xml\s[^>]*\?>)?/, '')
}
