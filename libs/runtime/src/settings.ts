import { readFileSync } from 'node:fs'
import { reasonOf } from '@etax/kernel'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** One setting: the variable it comes from, its shape and default, and a sentence for the table in the README. */
export interface Setting<Schema extends TSchema = TSchema> {
  variable: string
  schema: Schema
  description: string
  /** Whether it is a secret, or names the file of one. */
  isSecret?: true
}

export type Settings = Record<string, Setting>

export type SettingsOf<All extends Settings> = { [Name in keyof All]: Static<All[Name]['schema']> }

export function setting<Schema extends TSchema>(
  variable: string,
  schema: Schema,
  description: string,
): Setting<Schema> {
  return { variable, schema, description }
}

/** A secret of an installation, or the file with it; empty where it is not given. What is easily guessed is refused. */
export function secretSetting(variable: string, description: string) {
  return { ...setting(variable, Type.String({ default: '' }), description), isSecret: true as const }
}

export function settings<All extends Settings>(all: All): All {
  return all
}

/** Says that this is a machine for development: what is meant for development only is taken there, and nowhere else. */
const DEPLOYMENT = 'DEPLOYMENT'

/** What every service is told. */
export const commonSettings = settings({
  deployment: setting(
    DEPLOYMENT,
    Type.Union([Type.Literal('production'), Type.Literal('development')], { default: 'production' }),
    'production, or development: there settings and secrets for development are taken.',
  ),
  mongodbUrl: setting(
    'MONGODB_URL',
    Type.String({ default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' }),
    'Where MongoDB is: a replica set, at least one member.',
  ),
  rabbitmqUrl: setting('RABBITMQ_URL', Type.String({ default: 'amqp://127.0.0.1:5672' }), 'Where RabbitMQ is.'),
  healthHost: setting('HEALTH_HOST', Type.String({ default: '127.0.0.1' }), 'Address of /livez and /readyz.'),
  healthPort: setting(
    'HEALTH_PORT',
    Type.Integer({ default: 9090, minimum: 0, maximum: 65_535 }),
    'Port of /livez and /readyz; 0 for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
})

/** What a service that calls others over gRPC is told besides; `tlsOf` of @etax/rpc judges it. */
export const tlsSettings = settings({
  grpcTlsCa: setting(
    'GRPC_TLS_CA',
    Type.String({ default: '' }),
    'Authority of the services’ certificates (PEM file): mutual TLS, of callers and called.',
  ),
  grpcTlsCert: setting('GRPC_TLS_CERT', Type.String({ default: '' }), 'Own certificate, shown to both (PEM file).'),
  grpcTlsKey: setting('GRPC_TLS_KEY', Type.String({ default: '' }), 'Its key (PEM file).'),
  grpcPlaintext: setting(
    'GRPC_PLAINTEXT',
    Type.Union([Type.Literal(''), Type.Literal('unix-sockets'), Type.Literal('development')], { default: '' }),
    'development: gRPC without TLS; unix-sockets: only such sockets without it.',
  ),
})

/** What a service that serves gRPC is told besides; `listenOf` of @etax/rpc judges it. */
export const grpcSettings = settings({
  grpcListen: setting(
    'GRPC_LISTEN',
    Type.String({ default: '0.0.0.0:50051' }),
    'Where gRPC is served: host:port or unix:/path.',
  ),
  ...tlsSettings,
  grpcPeers: setting(
    'GRPC_PEERS',
    Type.String({ default: '' }),
    'Common names of the callers served, separated by commas; empty for nobody.',
  ),
})

export type SettingsProblem = { variable: string; problem: string }

type Environment = Readonly<Record<string, string | undefined>>

/** What nobody tries out: 32 random bytes in any notation have more. */
const MIN_SECRET_LENGTH = 32
const MIN_SECRET_CHARACTERS = 10

/** How secrets for development begin, and how the same bytes look in base64. */
const FOR_DEVELOPMENT = ['development-only-', Buffer.from('development-only-').toString('base64').slice(0, 20)]

/**
 * Reads every setting from the environment, and says all that is wrong at once. Each may be given as a file instead:
 * `MONGODB_URL_FILE` names the file with the value of `MONGODB_URL`. What is meant for development only, a value or a key in
 * a file that a setting names or a choice called development, is taken with `DEPLOYMENT=development` only; and so are secrets
 * that are easily guessed.
 */
export function readSettings<All extends Settings>(
  all: All,
  environment: Environment,
): { values: SettingsOf<All> } | { problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { variable, schema, isSecret = false }] of Object.entries(all)) {
    try {
      const text = rawText(variable, all, environment)
      if (environment[DEPLOYMENT] !== 'development') refuseInProduction({ variable, schema, isSecret }, text)
      const value = text === '' ? Value.Default(schema, undefined) : Value.Convert(schema, text)
      const [error] = Value.Errors(schema, value)
      if (error === undefined) values[name] = value
      else problems.push({ variable, problem: text === '' ? 'is required' : (formOf(schema) ?? error.message) })
    } catch (error) {
      problems.push({ variable, problem: reasonOf(error) })
    }
  }
  return problems.length > 0 ? { problems } : { values: values as SettingsOf<All> }
}

/** What a value should be, where its schema says it in words: `form` beside a pattern. */
function formOf(schema: TSchema): string | undefined {
  return 'form' in schema ? `must be ${schema.form}` : undefined
}

/** The value of a variable, or of the file that `<variable>_FILE` names; empty when neither is given. */
function rawText(variable: string, all: Settings, environment: Environment): string {
  const text = environment[variable] ?? ''
  const fileVariable = `${variable}_FILE`
  const file = environment[fileVariable] ?? ''
  // Where that is a setting of its own, the service reads the file itself.
  if (text !== '' || file === '' || Object.values(all).some((one) => one.variable === fileVariable)) return text
  return readFileSync(file, 'utf8').trim()
}

function refuseInProduction(
  { variable, schema, isSecret }: Pick<Setting, 'variable' | 'schema'> & { isSecret: boolean },
  text: string,
): void {
  if (variable !== DEPLOYMENT && text === 'development' && isChoice(schema, text)) {
    throw new Error(`=${text} is for development only, which is taken with ${DEPLOYMENT}=development only`)
  }
  const content = variable.endsWith('_FILE') ? textOf(text) : text
  if (FOR_DEVELOPMENT.some((mark) => content.includes(mark)))
    throw new Error(`is a secret for development only, which is taken with ${DEPLOYMENT}=development only`)
  if (isSecret && secretsIn(content).some(isEasilyGuessed))
    throw new Error(
      `is too easily guessed: a secret needs at least ${MIN_SECRET_LENGTH} characters, random ones, such as those that ` +
        '`openssl rand -base64 32` writes',
    )
}

/** One a line, after its number where several are kept. */
function secretsIn(content: string): string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => line.trim().replace(/^\d+\s+/, ''))
}

function isEasilyGuessed(secret: string): boolean {
  return secret.length < MIN_SECRET_LENGTH || new Set(secret).size < MIN_SECRET_CHARACTERS
}

/** Whether a setting has a choice of this name, which then is no name of the operator's own, as that of a plan is. */
function isChoice(schema: TSchema, name: string): boolean {
  const { anyOf = [] } = schema as { anyOf?: { const?: unknown }[] }
  return anyOf.some((choice) => choice.const === name)
}

/** Empty where it cannot be read: whoever needs the file says so. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The settings as rows of a Markdown table: the READMEs are checked against it. */
export function describeSettings(all: Settings): string {
  const rows = Object.values(all).map(({ variable, schema, description }) => {
    const fallback = (schema as { default?: unknown }).default
    return `| \`${variable}\` | ${fallback === undefined || fallback === '' ? '' : `\`${fallback}\``} | ${description} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** The rows that a README lacks, whatever a formatter made of its tables: none when it tells every setting as it is. */
export function settingsMissingFrom(readme: string, all: Settings): string[] {
  const bare = (markdown: string) => markdown.replaceAll(' ', '')
  const [, , ...rows] = describeSettings(all).split('\n')
  return rows.filter((row) => !bare(readme).includes(bare(row)))
}
