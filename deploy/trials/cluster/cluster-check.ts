// npm run cluster:check: installs deploy/k8s/development on a cluster, tries every policy, and rolls, drains, deletes,
// scales and crashes while orders arrive. With --production it follows the README's commands instead, and crashes a
// member of the database and of the broker; with --last-release TAG the services start from images of that tag, and the
// README's upgrade brings this version. Prints a table, and checks that nothing accepted is lost or doubled. With
// --throughput it measures 1, 2 and 4 pods of each service.
import { parseArgs } from 'node:util'
import { names } from '../../topology.ts'
import { openFixture } from '../harness/fixture.ts'
import { autoscale, crash, crashPrimary, DATA, drain, remove, renewCertificates, roll, scale } from './disruptions.ts'
import { flood } from './flood.ts'
import { install } from './install.ts'
import { HEADER, type Orders, postOrders, type Step } from './orders.ts'
import { checkPolicies } from './policies.ts'
import { installProduction } from './production.ts'
import { measureThroughput } from './throughput.ts'

const REPLICAS = 2
/** Seconds without a success after all pods of a service are gone. */
const GAP_ALLOWED = 6

interface Trial {
  name: string
  what: string
  act: () => Promise<unknown>
  /** Refused orders that are no failure. */
  mayRefuse?: true
}

const ofDevelopment: Trial[] = [
  { name: 'nothing', what: 'nothing', act: async () => {} },
  ...names.map((name) => ({ name: 'roll', what: `roll ${name}`, act: () => roll([name]) })),
  { name: 'roll-all', what: 'roll all', act: () => roll(names) },
  { name: 'drain', what: 'drain', act: drain },
  ...names.map((name) => ({
    name: 'delete',
    what: `delete all pods of ${name}`,
    act: () => remove(name),
    mayRefuse: true as const,
  })),
  ...names.map((name) => ({
    name: 'scale',
    what: `scale ${name} from 1 to 4`,
    act: () => scale(name, REPLICAS),
    mayRefuse: true as const,
  })),
  { name: 'certificates', what: 'renew all certificates', act: renewCertificates },
  {
    name: 'autoscale',
    what: 'flood, with an autoscaler',
    act: () => autoscale('issuance', floods, REPLICAS),
    mayRefuse: true,
  },
  { name: 'crash', what: 'crash of MongoDB', act: () => crash('role=mongo'), mayRefuse: true },
  { name: 'crash', what: 'crash of RabbitMQ', act: () => crash('role=rabbitmq'), mayRefuse: true },
]

const ofProduction = (upgrade: () => Promise<void>): Trial[] => [
  { name: 'nothing', what: 'nothing', act: async () => {} },
  { name: 'upgrade', what: "the README's upgrade", act: upgrade },
  { name: 'roll-all', what: 'roll all', act: () => roll(names) },
  { name: 'drain', what: 'drain', act: drain },
  { name: 'crash', what: 'crash of the primary of MongoDB', act: crashPrimary },
  { name: 'crash', what: 'crash of a node of RabbitMQ', act: () => crash('role=rabbitmq', DATA) },
]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    images: { type: 'string' },
    production: { type: 'boolean' },
    'last-release': { type: 'string' },
    throughput: { type: 'boolean' },
  },
})
const chosen = values.only?.split(',')
const isChosen = (name: string, what = '') => chosen?.some((one) => one === name || one === what) ?? true
const problems: string[] = []

const { images, 'last-release': lastRelease } = values
const production = values.production ? await installProduction({ images, lastRelease }) : undefined
await using _installed = production ?? (await install({ replicas: REPLICAS, images }))
if (production === undefined && !values.throughput && isChosen('policies')) await tryPolicies()
const trials = production === undefined ? ofDevelopment : ofProduction(production.upgrade)
await using fixture = await openFixture()
if (values.throughput) {
  await measureThroughput(fixture, isChosen)
  process.exit()
}
const orders = postOrders(fixture)
console.log(HEADER)
for (const trial of trials.filter(({ name, what }) => isChosen(name, what))) await attempt(orders, trial)
const { accepted, problems: lost } = await orders.finish()
problems.push(...lost)
for (const problem of problems) console.error(problem)
console.log(`${accepted} orders accepted, ${lost.length} lost, doubled or unfinished; ${problems.length} problems`)
process.exitCode = problems.length === 0 && accepted > 0 ? 0 : 1

async function tryPolicies(): Promise<void> {
  const { tried, problems: found } = await checkPolicies()
  console.log(`policies: ${tried} connections tried, ${found.length} not as the topology says`)
  problems.push(...found)
}

async function attempt(posted: Orders, { name, what, act, mayRefuse }: Trial): Promise<void> {
  try {
    const step = await posted.step(what, act)
    problems.push(...failuresOf(step, name, mayRefuse === true))
  } catch (error) {
    problems.push(`${what}: ${(error as Error).message}`)
    console.log(`| ${what} | | | | | failed: ${(error as Error).message.split('\n')[0]} |`)
  }
}

function failuresOf({ what, refused, longestGapSeconds }: Step, name: string, mayRefuse: boolean): string[] {
  if (!mayRefuse && refused > 0) return [`${what}: ${refused} orders refused`]
  if (name === 'delete' && longestGapSeconds > GAP_ALLOWED) return [`${what}: ${longestGapSeconds} s without a success`]
  return []
}

function floods(): Promise<void> {
  return flood(fixture, { aSecond: 30, seconds: 90 })
}
