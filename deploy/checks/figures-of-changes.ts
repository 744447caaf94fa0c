import { names as serviceNames } from '../topology.ts'
import { WRITTEN } from './written.ts'

export interface SourceText {
  file: string
  text: string
}

/** A change, shown by one that was made: the files by hand that name it, outside the folder that is its own. */
const CHANGES = [
  { title: 'a field of an order: the waybill of an invoice', names: /\b(deliveryNote|waybillNumber)\b/, own: /^$/ },
  {
    title: 'a kind of document: purchase settlements',
    names: /purchase-?settlement|liquidacionCompra/i,
    own: /\/purchase-settlement\//,
  },
  { title: 'a public event: receipt.voided', names: /\bReceiptVoided\b/, own: /^$/ },
  { title: 'another mail library: nodemailer', names: /from 'nodemailer/, own: /^$/ },
  {
    title: 'a service: webhook-dispatcher',
    names: /\bwebhook-dispatcher\b/,
    own: /^services\/webhook-dispatcher\//,
  },
] as const
const CODE = /^(libs|services|deploy|protos)\/.*\.(tsx?|js|proto|ya?ml)$|^(docker-compose|skaffold)\.ya?ml$/
const NO_PRODUCTION = /\.test\.ts$|\/(tests|bench|fixtures|examples|dist|releases)\/|^deploy\/(trials|checks)\//
const GENERATED = /\/generated\/|^deploy\/routes\.ts$/
const HEADER = new RegExp(`^(#|//) ${WRITTEN}`)

export function isCode(file: string): boolean {
  return CODE.test(file) && !/\/dist\//.test(file)
}

/** Rows of the table: lines by what they are, files that list every service, and files that a change touches. */
export function rowsOfChanges(sources: readonly SourceText[]): [string, string][] {
  const generated = sources.filter(({ file, text }) => GENERATED.test(file) || HEADER.test(text))
  const byHand = sources.filter((source) => !generated.includes(source))
  const production = byHand.filter(({ file }) => !NO_PRODUCTION.test(file))
  const tests = byHand.filter(({ file }) => NO_PRODUCTION.test(file))
  const all = [production, tests, generated].map(linesOf)
  const listing = production.filter(({ text }) => serviceNames.every((service) => text.includes(service)))
  return [
    ['lines of code: production · tests and trials · generated', all.join(' · ')],
    ['files by hand that list every service', `${listing.length}`],
    ...CHANGES.map(({ title, names, own }): [string, string] => [
      `files by hand that name ${title}`,
      `${production.filter(({ file, text }) => names.test(text) && !own.test(file)).length}`,
    ]),
  ]
}

/** Packages that ours name, and packages that the lock file installs. */
export function rowsOfPackages(lockFile: string): [string, string][] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Entry> }
  const entries = Object.entries(packages)
  const ours = entries.filter(([place]) => !place.includes('node_modules/')).map(([, entry]) => entry)
  const named = ours.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  )
  const direct = new Set(named.filter((name) => !name.startsWith('@etax/')))
  const installed = entries.filter(([place, entry]) => place.includes('node_modules/') && !entry.link && fits(entry))
  const running = installed.filter(([, { dev }]) => !dev)
  return [
    [
      'packages: named by ours · installed by npm ci · by npm start',
      `${direct.size} · ${installed.length} · ${running.length}`,
    ],
  ]
}

function fits({ os = [process.platform], cpu = [process.arch] }: Entry): boolean {
  return os.includes(process.platform) && cpu.includes(process.arch)
}

interface Entry {
  os?: string[]
  cpu?: string[]
  link?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function linesOf(sources: readonly SourceText[]): number {
  return sources.reduce((sum, { text }) => sum + text.split('\n').length, 0)
}
