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
  grpcListen: setting(
    'GRPC_LISTEN',
    Type.String({ default: '0.0.0.0:50051' }),
    'Where gRPC is served: host:port or unix:/path.',
  ),
  healthPort: setting(
    'HEALTH_PORT',
    Type.Integer({ default: 9090, minimum: 0, maximum: 65_535 }),
    'Port of /livez and /readyz; 0 for none.',
  ),
  logLevel: setting('LOG_LEVEL', Type.String({ default: 'info' }), 'fatal, error, warn, info, debug or trace.'),
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
