/**
 * What a spreadsheet would take for a formula, in full width too. A leading sign before digits only is a number or a
 * telephone.
 */
const FORMULA = /^(?:[=@＝＠\t\r]|[+＋－-](?![\d\s().-]*$))/

/**
 * A text as it goes into a file, from which {@link fromCell} reads the same text: an apostrophe goes before what a
 * spreadsheet would take for a formula, before blanks at either end, and before an apostrophe that would be taken away.
 */
export function toCell(text: string): string {
  return isGuarded(text) ? `'${text}` : text
}

/** The text of a cell, as {@link toCell} wrote it or as people type: with an apostrophe before a formula, among blanks. */
export function fromCell(cell: string): string {
  if (cell.startsWith("'") && isGuarded(cell.slice(1))) return cell.slice(1)
  const trimmed = cell.trim()
  return trimmed.startsWith("'") && isGuarded(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

function isGuarded(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return FORMULA.test(bare) || bare !== bare.trim() || text !== text.trim()
}
