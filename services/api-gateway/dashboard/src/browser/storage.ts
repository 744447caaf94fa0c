const PREFIX = 'etax.'

/** Null if there is no value, or the browser stores nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // The page works without storage.
  }
}
