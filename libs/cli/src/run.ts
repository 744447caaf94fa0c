import type { Writable } from 'node:stream'
import { Etax, EtaxError, VERSION } from '@etax/client'
import type { Call } from './command.ts'
import { commands } from './commands.ts'
import { type Exit, exitCodes, exitOf, UsageError } from './exit.ts'
import { help } from './help.ts'
import { languageOf } from './language.ts'
import { type Output, output } from './output.ts'
import { parse } from './parse.ts'
import { usedSettings } from './settings.ts'
import { fieldsInWords, told } from './verdicts.ts'

/** Where a command line runs. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  stdin: NodeJS.ReadStream
  stdout: Writable
  stderr: Writable & { isTTY?: boolean }
  signal: AbortSignal
}

/** Runs a command line, and returns its exit code. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const { env } = terminal
  const language = languageOf(langIn(argv), env)
  const out = output(terminal, language, argv.includes('--json'))
  try {
    return exitCodes[await dispatched(argv, terminal, out)].code
  } catch (error) {
    // Ctrl-C is the normal end of listen, logs and watch.
    if (terminal.signal.aborted) return exitCodes.good.code
    await report(error, out)
    return exitCodes[exitOf(error)].code
  }
}

async function dispatched(argv: readonly string[], terminal: Terminal, out: Output): Promise<Exit> {
  const [name = '', ...rest] = argv
  if (name === '--version') {
    out.result({ version: VERSION }, VERSION)
    return 'good'
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    out.result({ help: help(out) }, help(out))
    return ['', 'help', '--help'].includes(name) ? 'good' : 'usage'
  }
  const { args, options } = parse(name, command, rest)
  if (options.help === true) {
    out.result({ help: help(out, name) }, help(out, name))
    return 'good'
  }
  const { env, stdin, signal } = terminal
  const chosen = (option: 'url' | 'ruc') => (typeof options[option] === 'string' ? { [option]: options[option] } : {})
  const settings = usedSettings(env, { ...chosen('url'), ...chosen('ruc') })
  const call: Call = { args, options, out, env, stdin, signal, settings, etax: () => clientOf(call) }
  return command.run(call)
}

function clientOf({ settings, out }: Call): Etax {
  const { url, apiKey, taxpayerRuc } = settings
  if (apiKey === undefined) {
    throw new UsageError({
      en: 'There is no key: run etax login, or set ETAX_API_KEY.',
      es: 'No hay clave: ejecute etax login, o defina ETAX_API_KEY.',
    })
  }
  return new Etax({
    apiKey,
    ...(url === undefined ? {} : { baseUrl: url }),
    ...(taxpayerRuc === undefined ? {} : { taxpayerRuc }),
    // Messages of the service are in the language of the command.
    onRequest: ({ headers }) => {
      headers['accept-language'] = out.language
      return undefined
    },
  })
}

async function report(error: unknown, out: Output): Promise<void> {
  if (error instanceof UsageError) return failed(out, { message: out.say(error.said) }, out.say(error.said))
  if (!(error instanceof EtaxError)) throw error
  const problem = await told(error, out.language)
  const { requestId } = error
  const words = [`${problem.code} ${problem.message}`.trim(), ...fieldsInWords(problem)]
  failed(out, { ...problem, requestId }, [...words, ...(requestId === '' ? [] : [`  (${requestId})`])].join('\n'))
}

function failed(out: Output, record: object, words: string): void {
  if (out.isJson) out.result({ error: record }, '')
  else out.note(words)
}

function langIn(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  return argv[at]?.includes('=') ? argv[at]?.slice('--lang='.length) : at === -1 ? undefined : argv[at + 1]
}
