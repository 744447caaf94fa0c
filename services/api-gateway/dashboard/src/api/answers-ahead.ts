// The first requests of every page behind the sign-in start before the code that reads the answers is loaded.

/** Milliseconds: longer than any answer takes, except uploads, which have their own deadline. */
export const DEADLINE_MS = 30_000

const ahead = new Map<string, Promise<Response | undefined>>()

export function askAhead(path: string): void {
  const [environment = ''] = path.split('/')
  if (!['sandbox', 'production', 'sign-in'].includes(environment)) return
  if (isVisitor()) return
  ask('/account/session', 'test')
  // Live requests wait until the address is confirmed.
  if (environment === 'sandbox') ask('/account/taxpayers', 'test')
}

/** Whether the browser has no session: the API would refuse to answer who is signed in. */
export function isVisitor(): boolean {
  return document.querySelector('meta[name=session][content=none]') !== null
}

function ask(path: string, mode: string): void {
  const headers = { 'x-mode': mode, 'accept-language': document.documentElement.lang }
  const answer = fetch(path, { headers, signal: AbortSignal.timeout(DEADLINE_MS) })
  ahead.set(
    keyOf(path, mode),
    answer.catch(() => undefined),
  )
}

/** Takes the answer of an early request, once; undefined if there was none or it failed. */
export async function answerAhead({ method, url, headers }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  if (ahead.size === 0 || method !== 'GET' || search !== '' || headers.has('x-taxpayer-ruc')) return undefined
  const key = keyOf(pathname, headers.get('x-mode') ?? '')
  const answer = ahead.get(key)
  ahead.delete(key)
  return answer
}

/** Discards unused early answers: they may be outdated when the page needs them. */
export function forgetAnswersAhead(): void {
  ahead.clear()
}

function keyOf(path: string, mode: string): string {
  return `${mode} ${path}`
}
