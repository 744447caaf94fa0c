/** A file for a spreadsheet: Excel reads UTF-8 as such only where the file begins with its mark. */
export function csvFile(name: string, text: string): File {
  return new File(['\ufeff', text], name, { type: 'text/csv' })
}
