import { join } from 'node:path'
import type { Setting, Settings } from '@etax/runtime'
import { environmentOf } from '../src/environment.ts'
import { root, services } from '../src/registry.ts'

interface Entry {
  variable: string
  description: string
  value: string
  services: string[]
}

/** What npm start and npm run dev read themselves: see src/main.ts, scripts/dev.ts and @etax/testkit. */
const LOCAL: Entry[] = [
  local('HOST', '127.0.0.1', 'Address the gateway listens on.'),
  local('PORT', '8080', 'Port the gateway listens on.'),
  local('DATA_DIR', '.local', 'Where everything is kept.'),
  local('LOG_LEVEL', 'warn', 'fatal, error, warn, info, debug or trace.'),
  local('MONGODB_URL', '', 'A MongoDB of your own: a replica set, at least one member.'),
  local('RABBITMQ_URL', '', 'A RabbitMQ; without it messages stay in the process.'),
  local('SMTP_URL', '', 'A mail server; without it mail is kept in DATA_DIR/mail.'),
  local('ETAX_INFRASTRUCTURE', '', 'docker or local: where MongoDB and RabbitMQ may come from; empty for both.'),
  local('INSPECT_ADDRESS', '127.0.0.1:9229', 'Where npm run dev lets a debugger in.'),
]

const HEAD = `# Settings. Copy this file to .env, which npm start, npm run dev and npm run authority read, and take the # from what you
# change. Written by npm run codegen from the config.ts of each service; npm run check compares. A service that runs alone
# takes each from a file, too: MONGODB_URL_FILE names the one with the value of MONGODB_URL.
`
/** Of a comment, its sign left out. */
const WIDTH = 118

/** The text of .env.example. */
export async function envExample(): Promise<string> {
  const entries = await entriesOfServices()
  const local = new Set(LOCAL.map(({ variable }) => variable))
  const decided = new Set(Object.keys(environmentOf('signer', NO_SYSTEM)))
  const others = entries.filter(({ variable }) => !local.has(variable))
  const free = others.filter(({ variable }) => !decided.has(variable))
  const shared = free.filter(({ services }) => services.length > 1)
  const sections = [
    section('npm start and npm run dev', LOCAL),
    section('Several services', shared),
    ...services.map((name) =>
      section(
        name,
        free.filter((entry) => entry.services.join() === name),
      ),
    ),
    section(
      'Decided by npm start itself: for a service that runs alone',
      others.filter((one) => !free.includes(one)),
    ),
  ]
  return [HEAD, ...sections.filter((text) => text !== '')].join('\n')
}

async function entriesOfServices(): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of services) {
    const { config } = (await import(join(root, 'services', name, 'src/config.ts'))) as { config: Settings }
    for (const one of Object.values(config)) {
      const { variable, description } = one
      const value = defaultOf(one)
      const known = entries.find((entry) => entry.variable === variable && entry.value === value)
      if (known === undefined) entries.push({ variable, description, value, services: [name] })
      else known.services.push(name)
    }
  }
  return entries
}

function section(title: string, all: readonly Entry[]): string {
  if (all.length === 0) return ''
  const lines = all.map(({ variable, description, value, services: of }) => {
    const whose = of.length === 0 || of.join() === title ? '' : ` (${of.join(', ')})`
    return `${wrapped(description + whose)}\n#${variable}=${value}\n`
  })
  return `# ---- ${title} ----\n\n${lines.join('\n')}`
}

function local(variable: string, value: string, description: string): Entry {
  return { variable, value, description, services: [] }
}

function defaultOf({ schema }: Setting): string {
  const { default: value = '' } = schema as { default?: unknown }
  return String(value)
}

function wrapped(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`
    if (last.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = last
  }
  return lines.map((line) => `# ${line}`).join('\n')
}

const NO_SYSTEM = {
  host: '',
  port: 0,
  mongodbUrl: () => '',
  rabbitmqUrl: () => '',
  smtpUrl: '',
  sockets: '',
  databasePrefix: '',
  secrets: {},
  env: {},
}
