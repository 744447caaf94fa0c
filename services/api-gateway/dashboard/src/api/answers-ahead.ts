// What every page behind the sign-in asks first is asked before the code that understands the answers is there.

/** Longer than any answer takes, but for uploads, which have their own. */
export const DEADLINE_MS = 30_000

const ahead = new Map<string, Promise<Response | undefined>>()

/** Begins to ask what the page of a path below /dashboard begins with. */
export function askAhead(path: string): void {
  const [environment = ''] = path.split('/')
  if (!['sandbox', 'production', 'sign-in'].includes(environment)) return
  if (isVisitor()) return
  ask('/account/session', 'test')
  // Nothing live is asked for before it is known that the address is confirmed.
  if (environment === 'sandbox') ask('/account/taxpayers', 'test')
}

/** Whether the page came to a browser without a session: who is signed in need not be asked, it would only be refused. */
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

/** The answer to a request that was asked ahead, once; undefined where it was not, or was not answered. */
export async function answerAhead({ method, url, headers }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  if (ahead.size === 0 || method !== 'GET' || search !== '' || headers.has('x-taxpayer-ruc')) return undefined
  const key = keyOf(pathname, headers.get('x-mode') ?? '')
  const answer = ahead.get(key)
  ahead.delete(key)
  return answer
}

/** What was not wanted at the beginning is asked anew when it is: it may be another by then. */
export function forgetAnswersAhead(): void {
  ahead.clear()
}

function keyOf(path: string, mode: string): string {
  return `${mode} ${path}`
}
