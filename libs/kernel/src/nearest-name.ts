const MAX_DISTANCE = 2
/** Shorter words stand in others by chance, as ice in price. */
const MIN_WORD = 4

/**
 * The one of the known names that is probably meant: what is mistyped by two edits, or one in three letters, at most; else
 * one that has the name as its first or last words, as unitPrice has price, or the other way round.
 */
export function nearestName(unknown: string, names: readonly string[]): string | undefined {
  return mistypedName(unknown, names) ?? names.filter((name) => sharesWords(unknown, name)).toSorted(byLength)[0]
}

/** The one of the known names that differs by two edits, or one in three letters, at most. */
export function mistypedName(unknown: string, names: readonly string[]): string | undefined {
  return mistyped(unknown, names, Math.min(MAX_DISTANCE, Math.floor(unknown.length / 3)))
}

function byLength(one: string, other: string): number {
  return one.length - other.length
}

/** Whether one is the other with words before or behind it. */
function sharesWords(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted(byLength) as [string, string]
  if (short.length < MIN_WORD || long.length > MAX_NAME) return false
  const [inner, outer] = [wordsOf(short), wordsOf(long)]
  return outer.startsWith(`${inner} `) || outer.endsWith(` ${inner}`)
}

/** No member has a longer name. */
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
    // Too far apart by length alone; also keeps a huge name from being compared letter by letter.
    if (Math.abs(name.length - unknown.length) > most) continue
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase())
    if (distance <= most && distance < name.length && distance < (best?.distance ?? Infinity)) best = { name, distance }
  }
  return best?.name
}

/** Levenshtein: how many letters must be put in, left out or changed. */
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
