import { parseArgs } from 'node:util'
import type { Command, Option } from './command.ts'
import { UsageError } from './exit.ts'
import { text } from './language.ts'

export const globalOptions: Readonly<Record<string, Option>> = {
  json: { type: 'boolean', about: text('results as lines of JSON', 'resultados como líneas de JSON') },
  lang: { type: 'string', value: 'es|en', about: text('the language; otherwise LANG', 'el idioma; si no, LANG') },
  url: {
    type: 'string',
    value: 'https://…',
    about: text('the service; otherwise ETAX_URL', 'el servicio; si no, ETAX_URL'),
  },
  ruc: { type: 'string', value: '179…', about: text('another taxpayer of the key', 'otro contribuyente de la clave') },
  help: { type: 'boolean', about: text('show this', 'mostrar esto') },
}

export interface Parsed {
  args: string[]
  options: Record<string, string | boolean | undefined>
}

/** @throws UsageError for unknown options, and a wrong number of arguments */
export function parse(name: string, command: Command, argv: readonly string[]): Parsed {
  const known = { ...globalOptions, ...command.options }
  const options = Object.fromEntries(Object.entries(known).map(([option, { type }]) => [option, { type }]))
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new UsageError(text(`${why}. See etax ${name} --help.`, `${why}. Vea etax ${name} --help.`))
  }
  const { positionals: args, values } = parsed
  const isWrong = args.length < command.least || args.length > command.most
  if (isWrong && values.help !== true) {
    throw new UsageError(text(`Use: etax ${name} ${command.args}`, `Uso: etax ${name} ${command.args}`))
  }
  return { args, options: values as Parsed['options'] }
}
