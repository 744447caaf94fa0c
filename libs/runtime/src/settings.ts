import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** One setting: the variable it comes from, its shape and default, and a sentence for the table in the README. */
export interface Setting<Schema extends TSchema = TSchema> {
  variable: string
  schema: Schema
  description: string
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

export function settings<All extends Settings>(all: All): All {
  return all
}

/** What every service is told. */
export const commonSettings = settings({
  mongodbUrl: setting(
    'MONGODB_URL',
    Type.String({ default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' }),
    'Where MongoDB is: a replica set, at least one member.',
  ),
  rabbitmqUrl: setting('RABBITMQ_URL', Type.String({ default: 'amqp://127.0.0.1:5672' }), 'Where RabbitMQ is.'),
  healthPort: setting(
    'HEALTH_PORT',
    Type.Integer({ default: 9090, minimum: 0, maximum: 65_535 }),
    'Port of /livez and /readyz; 0 for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
})

/** What a service that serves gRPC is told besides; `listenOf` of @etax/rpc judges it. */
export const grpcSettings = settings({
  grpcListen: setting(
    'GRPC_LISTEN',
    Type.String({ default: '0.0.0.0:50051' }),
    'Where gRPC is served: host:port or unix:/path.',
  ),
  grpcTlsCa: setting(
    'GRPC_TLS_CA',
    Type.String({ default: '' }),
    'Authority of the callers’ certificates (PEM file): mutual TLS.',
  ),
  grpcTlsCert: setting('GRPC_TLS_CERT', Type.String({ default: '' }), 'Own certificate (PEM file).'),
  grpcTlsKey: setting('GRPC_TLS_KEY', Type.String({ default: '' }), 'Its key (PEM file).'),
  grpcPeers: setting(
    'GRPC_PEERS',
    Type.String({ default: '' }),
    'Common names of the callers served, separated by commas; empty for nobody.',
  ),
  grpcPlaintext: setting(
    'GRPC_PLAINTEXT',
    Type.Union([Type.Literal(''), Type.Literal('development')], { default: '' }),
    'development serves gRPC without TLS to everybody; otherwise TLS or a Unix socket is needed.',
  ),
})

export type SettingsProblem = { variable: string; problem: string }

/** Reads every setting from the environment, and says all that is wrong at once. */
export function readSettings<All extends Settings>(
  all: All,
  environment: Readonly<Record<string, string | undefined>>,
): { values: SettingsOf<All> } | { problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { variable, schema }] of Object.entries(all)) {
    const text = environment[variable]
    const given = text !== undefined && text !== ''
    const value = given ? Value.Convert(schema, text) : Value.Default(schema, undefined)
    const [error] = Value.Errors(schema, value)
    if (error === undefined) values[name] = value
    else problems.push({ variable, problem: given ? error.message : 'is required' })
  }
  return problems.length > 0 ? { problems } : { values: values as SettingsOf<All> }
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
