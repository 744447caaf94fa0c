import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import { type Fixture, openFixture } from '../../harness/fixture.ts'

export interface Dashboard extends AsyncDisposable {
  baseUrl: string
  fixture: Fixture
  visit(options?: Look): Promise<Visit>
  visitor(options?: Look): Promise<Visit>
  /**
   * Forbidden acts of pages since the last call: console errors, violations of the content security policy, requests to
   * other hosts.
   */
  takeWrongs(): string[]
}

export interface Look {
  language?: 'es' | 'en'
  theme?: 'light' | 'dark'
  size?: 'desktop' | 'phone'
}

export interface Visit extends AsyncDisposable {
  page: Page
  /** The system with this person's workspace, for `issue`, `ask` and `reached` of harness/client.ts. */
  own: Fixture
  goTo(path: string): Promise<void>
}

export const TEST_RUC = '1799999990001'

export function at(page = ''): string {
  return `/sandbox/${TEST_RUC}${page === '' ? '' : `/${page}`}`
}

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } }
const TIMEOUT_MS = 90_000

export async function openDashboard(executablePath: string): Promise<Dashboard> {
  await using life = new AsyncDisposableStack()
  const [fixture, browser] = await Promise.all([openFixture(), launch(executablePath)])
  life.use(fixture)
  life.defer(() => browser.close())
  const { baseUrl } = fixture
  const wrongs: string[] = []
  const visitor = (own: Fixture, look: Look = {}) => newVisit(browser, { own, look, wrongs })
  const owned = life.move()
  return {
    baseUrl,
    fixture,
    visitor: (look) => visitor(fixture, look),
    visit: async (look) => {
      const accounts = fixture.processes?.accounts ?? ''
      const own = { ...fixture, workspace: await openWorkspace(accounts, 'dashboard') }
      const visit = await visitor(own, look)
      await signIn(visit)
      return visit
    },
    takeWrongs: () => wrongs.splice(0),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

function launch(executablePath: string): Promise<Browser> {
  // Chromium's sandbox does not work for root or in most containers; the pages are ours.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

interface Visiting {
  own: Fixture
  look: Look
  wrongs: string[]
}

async function newVisit(browser: Browser, { own, look, wrongs }: Visiting): Promise<Visit> {
  const { language = 'es', theme = 'light', size = 'desktop' } = look
  const context = await browser.newContext({
    baseURL: own.baseUrl,
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: language === 'es' ? 'es-EC' : 'en-US',
    colorScheme: theme,
    // Without motion, elements stay where they are examined.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  watch(context, own.baseUrl, wrongs)
  const page = await context.newPage()
  return {
    page,
    own,
    goTo: async (path) => {
      await page.goto(`/dashboard${path}`)
    },
    [Symbol.asyncDispose]: () => context.close(),
  }
}

function watch(context: BrowserContext, baseUrl: string, wrongs: string[]): void {
  context.on('console', (message) => {
    if (isWrong(message)) wrongs.push(`${message.type()} in the console: ${message.text()} (${message.page()?.url()})`)
  })
  context.on('weberror', (error) => wrongs.push(`not caught: ${error.error().stack}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseUrl) wrongs.push(`a request to ${request.url()}`)
  })
}

/** Refusals (4xx) and a scenario's own disconnection are expected, but the browser logs both. */
function isWrong(message: ConsoleMessage): boolean {
  if (message.type() !== 'error') return false
  return !/^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/.test(
    message.text(),
  )
}

async function signIn({ page, own }: Visit): Promise<void> {
  const { email, password } = own.workspace
  const answer = await page.context().request.post('/account/session', {
    data: { email, password },
    headers: { origin: own.baseUrl },
  })
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Waits for drawing, and ends transitions; endless animations throw instead. */
const END_TRANSITIONS = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() => {
  for (const one of document.getAnimations()) try { one.finish() } catch {}
})`
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || /^landmark-(unique|no-duplicate)/.test(id))
  .map(({ id, help, nodes }) => id + ': ' + help + nodes.slice(0, 5).map(({ html, failureSummary }) =>
    '\\n    ' + html.slice(0, 300) + '\\n      ' + failureSummary.replace(/\\s+/g, ' ')).join('')))`

/**
 * Fails for barriers on the current page: axe's serious and critical findings, indistinguishable landmarks, and pages
 * wider than the screen. Uses the debugger, because the content security policy forbids scripts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  const run = async (expression: string): Promise<unknown> => {
    const options = { awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', { expression, ...options })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  await run(`${axe}; undefined`)
  await run(END_TRANSITIONS)
  const problems = (await run(RUN_AXE)) as string[]
  const tooWide = Number(await run('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
  await debug.detach()
  if (tooWide > 0) problems.push(`the page is ${tooWide} px wider than the screen`)
  if (problems.length > 0) throw new Error(`${page.url()} is not accessible:\n${problems.join('\n')}`)
}
