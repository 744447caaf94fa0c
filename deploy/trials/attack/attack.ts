// `npm run attack`: starts the system as deployed, makes attack attempts by class, and reports what was refused,
// allowed or broken.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findMongo, findRabbit, freePort } from '@etax/testkit'
import { namesOf, readCommandLine, wholeNumber } from '../../local/src/command-line.ts'
import { compile } from '../../local/src/compile.ts'
import { startSystemOfProcesses } from '../../local/src/local-system.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { temporaryFolder } from '../../local/src/temporary-folder.ts'
import { dropDatabases } from '../../local/src/temporary-system.ts'
import { ask, must } from '../harness/client.ts'
import { routesWithIds } from '../harness/one-of-everything.ts'
import { asPreBuilt } from '../harness/pre-built-invoice.ts'
import { randomOf } from '../harness/random.ts'
import { accounts } from './accounts.ts'
import { type Attempt, broken, type Outcome, tryOver } from './attempt.ts'
import { bodies } from './bodies.ts'
import { certificateFiles } from './certificate-files.ts'
import { credentials } from './credentials.ts'
import { floods } from './floods.ts'
import { forgedDocuments } from './forged-documents.ts'
import { grpcCallers } from './grpc-callers.ts'
import { hostileSignatures } from './hostile-signatures.ts'
import { hostileXml } from './hostile-xml.ts'
import { type HttpAnswer, sendHttp } from './http.ts'
import { linksAndHeaders } from './links-and-headers.ts'
import { loggedSecrets } from './logged-secrets.ts'
import { mailRelay } from './mail-relay.ts'
import { mailboxSpellings } from './mailbox-spellings.ts'
import { otherSites } from './other-sites.ts'
import {
  ATTACKER_RUC,
  type AttackClass,
  certifierIn,
  INTERNALS,
  openParty,
  secretsOf,
  type Target,
  VICTIM_RUC,
} from './target.ts'
import { tenants } from './tenants.ts'
import { observer } from './watch-others.ts'
import { webhookAddresses } from './webhook-addresses.ts'

const CLASSES: readonly AttackClass[] = [
  hostileXml,
  hostileSignatures,
  // Before the attacker adds the victim's number as a taxpayer, which is allowed.
  tenants,
  forgedDocuments,
  certificateFiles,
  bodies,
  linksAndHeaders,
  mailRelay,
  mailboxSpellings,
  loggedSecrets,
  otherSites,
  webhookAddresses,
  accounts,
  grpcCallers,
  credentials,
  // Last: its leftover work slows down the others.
  floods,
]

interface Result {
  attempt: string
  outcome: Outcome
}

const names = CLASSES.map(({ name }) => name)
const USAGE = `usage: npm run attack -- [--seed NUMBER] [--only ${names.map((name) => `"${name}"`).join(',')}]`
const config = {
  options: {
    seed: { type: 'string', default: `${randomInt(1_000_000)}` },
    only: { type: 'string', default: names.join(',') },
  },
} as const
const { seed, only } = readCommandLine(config, USAGE, ({ values }) => ({
  seed: wholeNumber('seed', values.seed, 0),
  only: namesOf('only', values.only, names),
}))
const chosen = CLASSES.filter(({ name }) => only.includes(name))
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

keepToOneFolder()
console.log(`Seed ${seed}: npm run attack -- --seed ${seed}\n`)
process.exitCode = (await main()) > 0 ? 1 : 0

async function main(): Promise<number> {
  await using life = new AsyncDisposableStack()
  const { target, eventLoopFile } = await openTarget(life)
  const { attacker, victim } = target
  const document = asPreBuilt(victim.signed, victim.accessKey, '000099999')
  const observed = observer({ target, document, eventLoopFile })
  progress(`${attacker.workspace.email} attacks ${victim.workspace.email}`)
  const results = new Map<string, Result[]>()
  for (const one of chosen) results.set(one.name, await attackWith(one, target, observed))
  print(results)
  return [...results.values()].flat().filter(({ outcome }) => outcome.kind === 'broken').length
}

async function attackWith(
  { name, atOnce = 4, storesNothing = false, attempts }: AttackClass,
  target: Target,
  observed: ReturnType<typeof observer>,
): Promise<Result[]> {
  await using life = new AsyncDisposableStack()
  const all = await attempts(target, life)
  refuseRepeated(name, all)
  progress(`${name}: ${all.length} attempts`)
  const watch = await observed.watch(storesNothing)
  const results: Result[] = []
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push({ attempt: next.what, outcome: await outcomeOf(next) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const noticed = (await watch.end()).map((why) => ({ attempt: `meanwhile (${name})`, outcome: broken(why) }))
  for (const { attempt, outcome } of [...results, ...noticed]) {
    if (outcome.kind === 'broken') console.log(`BROKEN ${name}: ${attempt}\n       ${outcome.why}`)
  }
  return [...results, ...noticed]
}

async function outcomeOf({ act }: Attempt): Promise<Outcome> {
  try {
    return await act()
  } catch (error) {
    return broken(`the attempt failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function refuseRepeated(name: string, attempts: readonly Attempt[]): void {
  const seen = new Set<string>()
  for (const { what } of attempts) {
    if (seen.has(what)) throw new Error(`${name}: twice the same attempt: ${what}`)
    seen.add(what)
  }
}

async function openTarget(life: AsyncDisposableStack): Promise<{ target: Target; eventLoopFile: string }> {
  const folder = temporaryFolder(life, 'attack')
  if (!process.env.SKIP_COMPILE) compile()
  const mongo = life.use(await findMongo({ dataDir: folder, progress }))
  const rabbit = life.use(await findRabbit({ dataDir: folder, progress }))
  process.env.MONGODB_URL = mongo.url
  const databasePrefix = `attack${process.pid}`
  life.defer(() => dropDatabases(mongo.url, databasePrefix))
  const eventLoopFile = join(folder, 'event-loop.jsonl')
  const certifier = certifierIn(folder)
  const system = life.use(
    await startSystemOfProcesses({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir: folder,
      rabbitmqUrl: rabbit.url,
      databasePrefix,
      logLevel: 'fatal',
      progress,
      env: { ...asInProduction(certifier.file), ...watched(eventLoopFile) },
    }),
  )
  const victim = await openParty(system, 'victim', certifier.issue(VICTIM_RUC))
  const attacker = await openParty(system, 'attacker', certifier.issue(ATTACKER_RUC))
  const { paths } = must(200, await ask(attacker.fixture, 'GET', '/openapi.json'))
  const context = { system, baseUrl: system.baseUrl, databasePrefix, mongodbUrl: mongo.url, folder, attacker, victim }
  const secrets = secretsOf(context)
  const findSecret = ({ text }: HttpAnswer) =>
    secrets.find(([, secret]) => text.includes(secret))?.[0] ?? INTERNALS.exec(text)?.[0]
  const attempt = tryOver((request) => sendHttp(system.baseUrl, request), findSecret)
  const target = { ...context, attempt, random: randomOf(seed), paths, routes: routesWithIds(paths) }
  return { target, eventLoopFile }
}

function asInProduction(authorities: string) {
  return {
    SIGN_UP: 'verified',
    SANDBOX_MAIL: 'verified',
    WEBHOOK_ALLOW_PRIVATE: 'false',
    CERTIFICATE_AUTHORITIES: authorities,
  }
}

function watched(file: string) {
  const watch = pathToFileURL(join(import.meta.dirname, 'watch-event-loop.ts')).href
  return { NODE_OPTIONS: `--import=${watch}`, ATTACK_EVENT_LOOP_FILE: file }
}

function print(results: Map<string, Result[]>): void {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const counts = (all: Result[]) => {
    const attempts = all.filter(({ attempt }) => !attempt.startsWith('meanwhile'))
    const of = (kind: Outcome['kind']) => all.filter(({ outcome }) => outcome.kind === kind).length
    return [attempts.length, of('refused'), of('allowed'), of('broken')]
  }
  console.log(`\n${row(['class', 'attempts', 'refused', 'served as allowed', 'BROKEN'])}`)
  console.log(row(['---', '---:', '---:', '---:', '---:']))
  for (const [name, all] of results) console.log(row([name, ...counts(all)]))
  console.log(row(['all', ...counts([...results.values()].flat())]))
  console.log(`\nSeed ${seed}; ${Math.round((performance.now() - began) / 1000)} s.`)
}
