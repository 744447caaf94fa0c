// A page that is kept open over an upgrade asks for files that are no longer there. Vite tells of each; those that a link
// loads ahead are nobody's loss yet.

const AGAIN_AFTER_MS = 60_000
const NAME = 'etax.reloaded'

const lost = new WeakSet<object>()

/** Notes which failures are those of files. */
export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
}

/** Loads the page anew, once, where a file of it could not be loaded; whether it does. */
export function reloadForLostFile(failure: Error): boolean {
  // Without a connection the page is all there is.
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
