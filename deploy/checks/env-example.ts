import { join } from 'node:path'
import type { Setting, Settings } from '@etax/runtime'
import { root, services } from '../local/src/registry.ts'
import { variablesOf } from '../local/src/variables.ts'
import { WRITTEN } from './written.ts'

interface Entry {
  variable: string
  description: string
  values: string[]
  services: string[]
}

/** Settings that npm start and npm run dev read: local/src/main.ts, local/commands/dev.ts, @etax/testkit. */
const LOCAL: Entry[] = [
  local('HOST', '127.0.0.1', 'Address the gateway listens on.'),
  local('PORT', '8080', 'Port the gateway listens on.'),
  local('DATA_DIR', '.local', 'Folder of all data.'),
  local('LOG_LEVEL', 'warn', 'fatal, error, warn, info, debug or trace.'),
  local('MONGODB_URL', '', 'A MongoDB of your own: a replica set, at least one member.'),
  local('RABBITMQ_URL', '', 'A RabbitMQ; without it messages stay in the process.'),
  local('SMTP_URL', '', 'A mail server; without it mail is kept in DATA_DIR/mail.'),
  local('PUBLIC_URL', '', 'Address under which clients reach this system; empty for HOST and PORT.'),
  local('SIGN_UP', 'open', 'Who can sign up: verified (after a mail to the address), open (anyone) or closed.'),
  local('SANDBOX_MAIL', 'all', "Recipients of sandbox mail: verified (the workspace's verified users) or all."),
  local('TRUST_PROXY', 'false', 'true behind a proxy that sets X-Forwarded-* headers.'),
  local('AUTHORITY_TEST_URL', '', "Host of the authority's test environment; empty for the simulator."),
  local('AUTHORITY_PRODUCTION_URL', '', "Host of the authority's production environment; empty for the simulator."),
  local('AUTHORITY_SIMULATED', 'false', 'true if these hosts are a simulator; receipts then say so.'),
  local('WEBHOOK_ALLOW_PRIVATE', 'true', 'Webhooks may be http, on any port and at any address; false in production.'),
  local('ETAX_INFRASTRUCTURE', '', 'docker or local: where MongoDB and RabbitMQ may come from; empty for both.'),
  local('INSPECT_ADDRESS', '127.0.0.1:9229', 'Address of the debugger of npm run dev.'),
]

/** Settings of the OpenTelemetry SDK: @etax/runtime, src/telemetry.ts. */
const TELEMETRY: Entry[] = [
  local('OTEL_EXPORTER_OTLP_ENDPOINT', '', 'Address for traces and metrics; nothing is sent without it.'),
  local('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', 'grpc, http/protobuf or http/json.'),
  local('OTEL_EXPORTER_OTLP_HEADERS', '', 'Headers of those requests: name=value, separated by commas.'),
  local('OTEL_SERVICE_NAME', '', 'Name of the service in traces; its own by default.'),
  local('OTEL_RESOURCE_ATTRIBUTES', '', 'Further attributes of the service: name=value, separated by commas.'),
  local('OTEL_TRACES_SAMPLER', 'parentbased_always_on', 'Which traces are kept, such as parentbased_traceidratio.'),
  local('OTEL_TRACES_SAMPLER_ARG', '', 'Its argument, such as 0.1.'),
]

/** Sources of wrapping keys and secrets; npm start makes its own in DATA_DIR. */
const SECRET_SOURCES = /^(KEK(_\w+)?|WEBHOOK_SECRET_KEY(_FILE)?|API_KEY_PEPPER)$/

const HEAD = `# ${WRITTEN} from the config.ts of each service.
# Copy this file to .env, which npm start, npm run dev and npm run authority read. Remove the # before settings that
# you change. A service that runs alone also reads values from files: MONGODB_URL_FILE names a file with the value of
# MONGODB_URL, and so for each setting.
`
/** Width of a comment without its `# `. */
const WIDTH = 118

export async function envExample(): Promise<string> {
  const entries = await entriesOfServices()
  const local = new Set(LOCAL.map(({ variable }) => variable))
  const decided = new Set(Object.keys(variablesOf('signer', NO_SYSTEM)))
  const others = entries.filter(({ variable }) => !local.has(variable))
  const free = others.filter(({ variable }) => !decided.has(variable) && !SECRET_SOURCES.test(variable))
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
    section('OpenTelemetry, with its other OTEL_ variables: for a service that runs alone', TELEMETRY),
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
      const existing = entries.find((entry) => entry.variable === variable)
      if (existing === undefined) entries.push({ variable, description, services: [name], values: [value] })
      else {
        existing.services.push(name)
        existing.values.push(value)
      }
    }
  }
  return entries
}

function section(title: string, all: readonly Entry[]): string {
  if (all.length === 0) return ''
  const lines = all.map(({ variable, description, values, services: of }) => {
    const one = new Set(values).size === 1
    const origins = one ? of : of.map((service, index) => `${service}: ${values[index]}`)
    const note = origins.length === 0 || origins.join() === title ? '' : ` (${origins.join(', ')})`
    return `${wrapped(description + note)}\n#${variable}=${one ? values[0] : ''}\n`
  })
  return `# ---- ${title} ----\n\n${lines.join('\n')}`
}

function local(variable: string, value: string, description: string): Entry {
  return { variable, values: [value], description, services: [] }
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
