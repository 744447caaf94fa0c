const BASE = '/dashboard'
const HERE = 'http://here.invalid'

/** The page after signing in. Only paths of the dashboard are accepted; others become the start page. */
export function ownPath(next: string | undefined): string {
  const start = `${BASE}/`
  if (next === undefined || !URL.canParse(next, HERE)) return start
  const { origin, pathname, search, hash } = new URL(next, HERE)
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname
  if (origin !== HERE || !/^\/(sandbox|production)(\/|$)/.test(path)) return start
  return `${BASE}${path}${search}${hash}`
}
