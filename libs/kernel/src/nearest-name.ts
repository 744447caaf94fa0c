const MAX_DISTANCE = 2

/** The one of the known names that a mistyped one is closest to; undefined beyond two edits. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const name of known) {
    // Too far apart by length alone; also keeps a huge name from being compared letter by letter.
    if (Math.abs(name.length - given.length) > MAX_DISTANCE) continue
    const distance = editDistance(given.toLowerCase(), name.toLowerCase())
    if (distance <= MAX_DISTANCE && distance < name.length && distance < (best?.distance ?? Infinity))
      best = { name, distance }
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
