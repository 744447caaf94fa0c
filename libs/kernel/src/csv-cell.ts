/**
 * The start of a formula in a spreadsheet, in full width too. A sign before digits only begins a number or a telephone
 * number.
 */
const FORMULA = /^(?:[=@＝＠\t\r]|[+＋－-](?![\d\s().-]*$))/

/**
 * The text of a cell, from which {@link fromCell} reads the same text. An apostrophe precedes a formula, blanks at
 * either end, and an apostrophe that {@link fromCell} removes.
 */
export function toCell(text: string): string {
  return isGuarded(text) ? `'${text}` : text
}

/**
 * The text of a cell, as {@link toCell} wrote it or as users type it, with blanks and an apostrophe before a formula.
 */
export function fromCell(cell: string): string {
  if (cell.startsWith("'") && isGuarded(cell.slice(1))) return cell.slice(1)
  const trimmed = cell.trim()
  return trimmed.startsWith("'") && isGuarded(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

function isGuarded(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return FORMULA.test(bare) || bare !== bare.trim() || text !== text.trim()
}
