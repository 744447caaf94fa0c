export interface Remembered<T> {
  /** Milliseconds an answer is used for, counted from when it was asked. */
  forMs: number
  /** At most this many answers; the oldest go first. */
  most: number
  now: () => number
  /** Answers that must be asked for every time. */
  unless?: (answer: T) => boolean
}

/** Asks once for what is asked repeatedly, or concurrently, within a short time. Failures are not remembered. */
export function remembered<T>(
  ask: (key: string) => Promise<T>,
  { forMs, most, now, unless = () => false }: Remembered<T>,
): (key: string) => Promise<T> {
  const answers = new Map<string, { answer: Promise<T>; until: number }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined && now() < known.until) return known.answer
    const entry = { answer: ask(key), until: now() + forMs }
    answers.delete(key)
    answers.set(key, entry)
    if (answers.size > most) forgetOldest()
    entry.answer.then(
      (answer) => unless(answer) && forget(key, entry),
      () => forget(key, entry),
    )
    return entry.answer
  }

  function forget(key: string, entry: { until: number }): void {
    if (answers.get(key) === entry) answers.delete(key)
  }

  function forgetOldest(): void {
    const [oldest] = answers.keys()
    if (oldest !== undefined) answers.delete(oldest)
  }
}
