import { spawn } from 'node:child_process'
import { type Command, textOption } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'

const PAGES: Readonly<Record<string, string>> = { dashboard: '/dashboard', docs: '/docs', errors: '/docs/errors' }

export const open: Command = {
  args: '[ID|dashboard|docs|errors]',
  least: 0,
  most: 1,
  about: text(
    'Open the RIDE of a receipt, the dashboard or the documentation in the browser.',
    'Abre el RIDE de un comprobante, el panel o la documentación en el navegador.',
  ),
  options: {
    print: { type: 'boolean', about: text('only print the address', 'solo mostrar la dirección') },
    file: { type: 'string', value: 'pdf|xml', about: text('the file of the receipt', 'el archivo del comprobante') },
  },
  async run(call) {
    const { args, out, options, settings, signal } = call
    const [target = 'dashboard'] = args
    const file = textOption(call, 'file') ?? 'pdf'
    if (file !== 'pdf' && file !== 'xml') throw new UsageError(text('--file is pdf or xml.', '--file es pdf o xml.'))
    const page = PAGES[target]
    const url =
      page === undefined
        ? (await call.etax().receipts[file](target, { signal })).url
        : `${(settings.url ?? 'http://127.0.0.1:8080').replace(/\/+$/, '')}${page}`
    out.result({ url }, url)
    if (options.print !== true && !out.isJson) show(url)
    return 'good'
  },
}

const OPENERS: Readonly<Record<string, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Without a browser the printed address is enough. */
function show(url: string): void {
  const [program = 'xdg-open', ...before] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...before, url], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
