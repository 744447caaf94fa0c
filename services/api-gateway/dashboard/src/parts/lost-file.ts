// A page that stays open during an upgrade requests files that no longer exist. Vite reports each one; files that a
// link preloads are not lost yet.

const AGAIN_AFTER_MS = 60_000
const NAME = 'etax.reloaded'

const lost = new WeakSet<object>()

export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
}

/** Reloads the page once if a code file is missing. Returns whether it does. */
export function reloadForLostFile(failure: Error): boolean {
  // Offline, the open page must stay.
  if (!lost.has(failure) || !navigator.onLine) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(NAME) ?? 0) < AGAIN_AFTER_MS) return false
    sessionStorage.setItem(NAME, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
