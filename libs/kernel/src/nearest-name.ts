const MAX_DISTANCE = 2
/** Shorter words occur in others by chance, as ice in price. */
const MIN_WORD = 4

/**
 * The probable name: one that differs by at most two edits and one in three letters, else one that begins or ends with
 * the words of the name, or the reverse: price and unitPrice.
 */
export function nearestName(unknown: string, names: readonly string[]): string | undefined {
  return mistypedName(unknown, names) ?? names.filter((name) => sharesWords(unknown, name)).toSorted(byLength)[0]
}

/** The name that differs by at most two edits and one in three letters. */
export function mistypedName(unknown: string, names: readonly string[]): string | undefined {
  return mistyped(unknown, names, Math.min(MAX_DISTANCE, Math.floor(unknown.length / 3)))
}

function byLength(one: string, other: string): number {
  return one.length - other.length
}

function sharesWords(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted(byLength) as [string, string]
  if (short.length < MIN_WORD || long.length > MAX_NAME) return false
  const [inner, outer] = [wordsOf(short), wordsOf(long)]
  return outer.startsWith(`${inner} `) || outer.endsWith(` ${inner}`)
}

/** Longer than any name of a member. */
const MAX_NAME = 60

/** legalName and legal_name as "legal name". */
function wordsOf(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[_\s-]+/g, ' ')
    .toLowerCase()
}

function mistyped(unknown: string, names: readonly string[], most: number): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    // The lengths differ too much; this also skips huge names.
    if (Math.abs(name.length - unknown.length) > most) continue
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase())
    if (distance <= most && distance < name.length && distance < (best?.distance ?? Infinity)) best = { name, distance }
  }
  return best?.name
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= b.length; column += 1) {
      const change = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}
