const BASE = '/dashboard'
/** Never an address that anybody reaches. */
const HERE = 'http://here.invalid'

/** Where to go after signing in: a page behind the sign-in, as the address of the page names it; anything else is no place. */
export function ownPath(next: string | undefined): string {
  const start = `${BASE}/`
  if (next === undefined || !URL.canParse(next, HERE)) return start
  const { origin, pathname, search, hash } = new URL(next, HERE)
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname
  if (origin !== HERE || !/^\/(sandbox|production)(\/|$)/.test(path)) return start
  return `${BASE}${path}${search}${hash}`
}
