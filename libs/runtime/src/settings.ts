import { readFileSync } from 'node:fs'
import { reasonOf } from '@etax/kernel'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** One setting: its variable, its schema with a default, and its sentence in the README. */
export interface Setting<Schema extends TSchema = TSchema> {
  variable: string
  schema: Schema
  description: string
  /** A secret, or the path of its file. */
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

/** An installation's secret, or its file; empty without one. Easily guessed secrets are refused. */
export function secretSetting(variable: string, description: string) {
  return { ...setting(variable, Type.String({ default: '' }), description), isSecret: true as const }
}

export function settings<All extends Settings>(all: All): All {
  return all
}

/** Marks a development machine, which alone accepts development values. */
const DEPLOYMENT = 'DEPLOYMENT'

export const commonSettings = settings({
  deployment: setting(
    DEPLOYMENT,
    Type.Union([Type.Literal('production'), Type.Literal('development')], { default: 'production' }),
    'production or development. Only development accepts development settings and secrets.',
  ),
  mongodbUrl: setting(
    'MONGODB_URL',
    Type.String({ default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' }),
    'MongoDB: a replica set with at least one member.',
  ),
  rabbitmqUrl: setting('RABBITMQ_URL', Type.String({ default: 'amqp://127.0.0.1:5672' }), 'Address of RabbitMQ.'),
  healthHost: setting('HEALTH_HOST', Type.String({ default: '127.0.0.1' }), 'Address of /livez and /readyz.'),
  healthPort: setting(
    'HEALTH_PORT',
    Type.Integer({ default: 9090, minimum: 0, maximum: 65_535 }),
    'Port of /livez and /readyz; 0 for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
})

/** The TLS settings of gRPC callers; `tlsOf` of @etax/rpc checks them. */
export const tlsSettings = settings({
  grpcTlsCa: setting(
    'GRPC_TLS_CA',
    Type.String({ default: '' }),
    'Authority of all certificates of services (PEM file), for mutual TLS.',
  ),
  grpcTlsCert: setting(
    'GRPC_TLS_CERT',
    Type.String({ default: '' }),
    'Certificate of this service, as server and as caller (PEM file).',
  ),
  grpcTlsKey: setting('GRPC_TLS_KEY', Type.String({ default: '' }), 'Key of this certificate (PEM file).'),
  grpcPlaintext: setting(
    'GRPC_PLAINTEXT',
    Type.Union([Type.Literal(''), Type.Literal('unix-sockets'), Type.Literal('development')], { default: '' }),
    'development: gRPC without TLS. unix-sockets: only Unix sockets without TLS.',
  ),
})

/** The settings of gRPC servers; `listenOf` of @etax/rpc checks them. */
export const grpcSettings = settings({
  grpcListen: setting(
    'GRPC_LISTEN',
    Type.String({ default: '0.0.0.0:50051' }),
    'Address of the gRPC server: host:port or unix:/path.',
  ),
  ...tlsSettings,
  grpcPeers: setting(
    'GRPC_PEERS',
    Type.String({ default: '' }),
    'Common names of accepted callers, separated by commas. Empty: no callers.',
  ),
})

export type SettingsProblem = { variable: string; problem: string }

type Variables = Readonly<Record<string, string | undefined>>

/** 32 random bytes are longer in any notation. */
const MIN_SECRET_LENGTH = 32
const MIN_SECRET_CHARACTERS = 10

/** The start of development secrets, as text and as base64. */
const FOR_DEVELOPMENT = ['development-only-', Buffer.from('development-only-').toString('base64').slice(0, 20)]

/**
 * Reads all settings from the variables of the process, and reports all errors at once. `MONGODB_URL_FILE` names a
 * file with the value of `MONGODB_URL`, and so for each setting. Values for development, also in files, and easily
 * guessed secrets need `DEPLOYMENT=development`.
 */
export function readSettings<All extends Settings>(
  all: All,
  variables: Variables,
): { values: SettingsOf<All> } | { problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { variable, schema, isSecret = false }] of Object.entries(all)) {
    try {
      const text = rawText(variable, all, variables)
      if (variables[DEPLOYMENT] !== 'development') refuseInProduction({ variable, schema, isSecret }, text)
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

/** The `form` beside a pattern. */
function formOf(schema: TSchema): string | undefined {
  return 'form' in schema ? `must be ${schema.form}` : undefined
}

/** The value of a variable, or of the file in `<variable>_FILE`; empty without both. */
function rawText(variable: string, all: Settings, variables: Variables): string {
  const text = variables[variable] ?? ''
  const fileVariable = `${variable}_FILE`
  const file = variables[fileVariable] ?? ''
  // Where that is a setting itself, the service reads the file.
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

/** One on each line, after its number where there are several. */
function secretsIn(content: string): string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => line.trim().replace(/^\d+\s+/, ''))
}

function isEasilyGuessed(secret: string): boolean {
  return secret.length < MIN_SECRET_LENGTH || new Set(secret).size < MIN_SECRET_CHARACTERS
}

/** Whether the schema lists this name as a choice: other names, such as a plan's, are the operator's. */
function isChoice(schema: TSchema, name: string): boolean {
  const { anyOf = [] } = schema as { anyOf?: { const?: unknown }[] }
  return anyOf.some((choice) => choice.const === name)
}

/** Empty for an unreadable file: its user reports the error. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export function describeSettings(all: Settings): string {
  const rows = Object.values(all).map(({ variable, schema, description }) => {
    const fallback = (schema as { default?: unknown }).default
    return `| \`${variable}\` | ${fallback === undefined || fallback === '' ? '' : `\`${fallback}\``} | ${description} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** The rows that a README lacks, in any formatting. */
export function settingsMissingFrom(readme: string, all: Settings): string[] {
  const bare = (markdown: string) => markdown.replaceAll(' ', '')
  const [, , ...rows] = describeSettings(all).split('\n')
  return rows.filter((row) => !bare(readme).includes(bare(row)))
}
