const PREFIX = 'etax.'

/** What this browser keeps for its user; null where there is nothing, or the browser keeps nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keeps a value, or takes it away with null. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // A browser that keeps nothing shows the page all the same.
  }
}
