/** Excel detects UTF-8 only by a byte order mark. */
export function csvFile(name: string, text: string): File {
  return new File(['\ufeff', text], name, { type: 'text/csv' })
}
