// npm run lighthouse [-- --only home,receipts] [--on phone] [--times 3]: Lighthouse scores of the built dashboard on
// phone and desktop, with what each page loads; of several runs, the one with median performance. DETAILS=1 prints what
// lowers a score. Ends with 1 when performance or accessibility is below 95, the first page is above 200 kB, or
// Chromium or the npm registry is missing.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findLighthouse } from '@etax/testkit'
import { buildDashboard } from '../../local/src/build-dashboard.ts'
import { namesOf, readCommandLine, wholeNumber } from '../../local/src/command-line.ts'
import { firstRun } from '../../local/src/first-run.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'

const GOOD = 95
const FIRST_PAGE_BYTES = 200_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const DEVICES = { phone: [], desktop: ['--preset=desktop'] } as const

type Measured = Pick<Scores, 'scores' | 'bytes'>

interface Scores {
  page: string
  device: string
  scores: Record<(typeof CATEGORIES)[number], number>
  bytes: number
}

const PAGES = ['sign-in', 'home', 'receipts', 'issue']
const devices = Object.keys(DEVICES)
const USAGE = `usage: npm run lighthouse -- [--only ${PAGES}] [--on ${devices}] [--times 1]`
const config = {
  options: {
    only: { type: 'string', default: PAGES.join(',') },
    on: { type: 'string', default: devices.join(',') },
    times: { type: 'string', default: '1' },
  },
} as const
const settings = readCommandLine(config, USAGE, ({ values }) => ({
  only: namesOf('only', values.only, PAGES),
  on: namesOf('on', values.on, devices),
  times: wholeNumber('times', values.times, 1),
}))
keepToOneFolder()
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = await main()
process.exit()

async function main(): Promise<number> {
  const [chromium, lighthouse] = [await findChromium(progress), await findLighthouse(progress)]
  if (chromium === undefined || lighthouse === undefined) {
    progress('Nothing was measured: Chromium or Lighthouse cannot be had here.')
    return 1
  }
  await using life = new AsyncDisposableStack()
  await buildDashboard(progress)
  const { system, folder } = await startTemporarySystem(life, { name: 'lighthouse', progress })
  const { facts } = await firstRun({ dataDir: folder, baseUrl: system.baseUrl, accounts: system.accounts, progress })
  const cookie = await signIn(system.baseUrl, facts)
  const of = `/sandbox/${facts.taxpayerRuc}`
  const pages = [
    { name: 'sign-in', path: '/sign-in', signedIn: false },
    { name: 'home', path: of, signedIn: true },
    { name: 'receipts', path: `${of}/receipts`, signedIn: true },
    { name: 'issue', path: `${of}/issue/invoice`, signedIn: true },
  ].filter(({ name }) => settings.only.includes(name))
  const measured: Scores[] = []
  for (const page of pages) {
    for (const [device, options] of Object.entries(DEVICES).filter(([name]) => settings.on.includes(name))) {
      const headers = page.signedIn ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
      const url = `${system.baseUrl}/dashboard${page.path}`
      const rounds = []
      for (let round = 0; round < settings.times; round++) rounds.push(await measure(url, [...options, ...headers]))
      measured.push({ page: page.name, device, ...medianOf(rounds) })
    }
  }
  console.log(tableOf(measured))
  return measured.every(isGood) && measured.every(isSmall) ? 0 : 1

  async function measure(url: string, options: readonly string[]): Promise<Measured> {
    const output = mkdtempSync(join(tmpdir(), 'etax-lighthouse-'))
    try {
      const file = join(output, 'report.json')
      const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
      const args = [`--only-categories=${CATEGORIES.join(',')}`, '--output=json', `--output-path=${file}`, '--quiet']
      const run = () => lighthouse?.([url, flags, ...args, ...options], { within: 120_000, chromium: chromium ?? '' })
      // On a busy machine Lighthouse misses a recording's start (NO_NAVSTART) and asks for another run.
      let ran = await run()
      for (let again = 0; again < 2 && ran?.ok === false && ran.output.includes('run Lighthouse again'); again++) {
        ran = await run()
      }
      if (ran?.ok !== true) throw new Error(`Lighthouse ended without a report of ${url}: ${ran?.output}`)
      const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
      if (process.env.DETAILS) reportAudits(audits)
      const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]))
      return { scores: scores as Scores['scores'], bytes: audits['total-byte-weight'].numericValue }
    } finally {
      rmSync(output, { recursive: true, force: true })
    }
  }
}

function medianOf(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((one, other) => one.scores.performance - other.scores.performance)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined) throw new Error('--times is how often a page is measured, such as 3.')
  return median
}

async function signIn(baseUrl: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${baseUrl}/account/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function reportAudits(audits: Record<string, { score: number | null; title: string; displayValue?: string }>): void {
  for (const [id, { score, title, displayValue = '' }] of Object.entries(audits)) {
    if (score !== null && score < 0.9) progress(`${id}: ${score} ${title} ${displayValue}`)
  }
}

function isGood({ scores }: Scores): boolean {
  return scores.performance >= GOOD && scores.accessibility >= GOOD
}

function isSmall({ page, bytes }: Scores): boolean {
  return page !== 'sign-in' || bytes <= FIRST_PAGE_BYTES
}

function tableOf(measured: readonly Scores[]): string {
  const rows = measured.map(({ page, device, scores, bytes }) => [
    page,
    device,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${Math.round(bytes / 1000)} kB`,
  ])
  const head = ['page', 'on', ...CATEGORIES, 'loaded']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
