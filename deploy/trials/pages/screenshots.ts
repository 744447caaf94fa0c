// npm run screenshots [-- PAGE…]: full-page pictures of the dashboard's demo data in both languages, themes and sizes,
// in .local/screenshots; names pages wider than the screen. `--readme` makes the four pictures of the README in
// docs/images instead.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@etax/testkit'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildDashboard } from '../../local/src/build-dashboard.ts'
import { readCommandLine } from '../../local/src/command-line.ts'
import { type FirstRun, firstRun } from '../../local/src/first-run.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { root } from '../../local/src/registry.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'

interface Look {
  language: 'es' | 'en'
  theme: 'light' | 'dark'
  size: 'desktop' | 'phone'
}

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const LOOKS: readonly Look[] = (['es', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['desktop', 'phone'] as const).map((size) => ({ language, theme, size })),
  ),
)
const PAGES = [
  ...['', 'receipts', 'receipts/newest', 'issue', 'issue/invoice', 'issue/credit-note', 'issue/debit-note'],
  ...['issue/withholding', 'issue/purchase-settlement', 'issue/waybill', 'reports', 'customers', 'products'],
  ...['products/newest', 'price-lists', 'taxes', 'settings', 'establishments', 'certificate', 'usage'],
  ...['/sandbox/taxpayers', '/sandbox/keys', '/sandbox/webhooks', '/sandbox/requests', '/sandbox/account'],
  ...['/production', '/production/taxpayers'],
]
const OF_README: readonly { page: string; name: string; look: Look }[] = [
  { page: 'receipts/newest', name: 'receipt', look: { language: 'es', theme: 'light', size: 'desktop' } },
  { page: 'issue/invoice', name: 'issue', look: { language: 'es', theme: 'light', size: 'desktop' } },
  { page: 'reports', name: 'reports', look: { language: 'en', theme: 'dark', size: 'desktop' } },
  { page: 'receipts', name: 'receipts-on-a-phone', look: { language: 'es', theme: 'light', size: 'phone' } },
]

/** Placeholders of pending content: busy machines draw long after the last answer. */
const WAITING = '.mantine-Skeleton-root, [aria-busy=true]'

const USAGE = 'usage: npm run screenshots -- [PAGE…] [--readme]'
const config = { options: { readme: { type: 'boolean', default: false } }, allowPositionals: true } as const
const options = readCommandLine(config, USAGE, ({ values: { readme }, positionals }) => {
  const unknown = positionals.filter((page) => !PAGES.includes(page))
  if (unknown.length === 0) return { readme, pages: positionals.length > 0 ? positionals : PAGES }
  throw new Error(`No page is called ${unknown.join(', ')}; these are: ${PAGES.filter(Boolean).join(', ')}.`)
})
keepToOneFolder()
const began = performance.now()
const progress = (text: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = await main()
process.exit()

async function main(): Promise<number> {
  const executablePath = await findChromium(progress)
  if (executablePath === undefined) {
    progress('No picture was taken: Chromium cannot be had here (apt-get as root, or on the PATH).')
    return 1
  }
  await using life = new AsyncDisposableStack()
  await buildDashboard(progress)
  const { system, folder } = await startTemporarySystem(life, { name: 'screenshots', progress })
  const { baseUrl, accounts } = system
  const { facts } = await firstRun({ dataDir: folder, baseUrl, accounts, progress })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  life.defer(() => browser.close())
  const shop = await openShop(browser, facts)
  const shots = options.readme
    ? OF_README
    : LOOKS.flatMap((look) => options.pages.map((page) => ({ page, name: nameOf(page, look), look })))
  const into = join(root, options.readme ? 'docs/images' : '.local/screenshots')
  mkdirSync(into, { recursive: true })
  for (const { page, name, look } of shots) await shop.take(page, look, join(into, `${name}.png`))
  progress(`${shots.length} pictures are in ${into}`)
  return 0
}

function nameOf(page: string, { language, theme, size }: Look): string {
  return [page.replaceAll('/', '-') || 'home', language, theme, size].join('.')
}

async function openShop(browser: Browser, { baseUrl, email, password, taxpayerRuc }: FirstRun) {
  const headers = { origin: baseUrl }
  const signedIn = await browser.newContext({ baseURL: baseUrl, extraHTTPHeaders: headers })
  const session = await signedIn.request.post('/account/session', { data: { email, password } })
  const { csrfToken } = (await session.json()).data
  const filled = { 'x-csrf-token': csrfToken, 'x-mode': 'test', 'x-taxpayer-ruc': taxpayerRuc }
  await signedIn.request.post('/account/demo-data', { data: {}, headers: filled, timeout: 60_000 })
  const newest = async (path: string) => {
    const answer = await (await signedIn.request.get(`/account${path}`, { headers: filled })).json()
    return String((answer.data ?? answer)[0]?.id ?? '')
  }
  const ids = { receipts: await newest('/v1/developer/receipts?limit=1'), products: await newest('/products?limit=1') }
  const storageState = await signedIn.storageState()
  return { take }

  async function take(page: string, { language, theme, size }: Look, path: string): Promise<void> {
    const context = await browser.newContext({
      baseURL: baseUrl,
      storageState,
      viewport: SIZES[size],
      isMobile: size === 'phone',
      locale: language === 'es' ? 'es-EC' : 'en-US',
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const tab = await context.newPage()
    await tab.goto(`/dashboard${addressOf(page)}`, { waitUntil: 'networkidle' })
    await tab.locator('#page-title').waitFor()
    await tab.locator(WAITING).first().waitFor({ state: 'detached' })
    const tooWide = await widthBeyond(tab)
    if (tooWide > 0) progress(`${path}: ${tooWide} px wider than the screen`)
    await tab.screenshot({ path, fullPage: !options.readme })
    await context.close()
  }

  function addressOf(page: string): string {
    if (page.startsWith('/')) return page
    const path = page.replace(/(receipts|products)\/newest/, (_, of: keyof typeof ids) => `${of}/${ids[of]}`)
    return `/sandbox/${taxpayerRuc}/${path}`
  }
}

async function widthBeyond(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
}
