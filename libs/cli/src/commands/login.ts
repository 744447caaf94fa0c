import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Etax } from '@etax/client'
import { type Call, type Command, textOption } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'
import { type Settings, storedSettings, storeSettings } from '../settings.ts'

export const login: Command = {
  args: '',
  least: 0,
  most: 0,
  about: text(
    'Check a key and keep it for later commands: the key is read from ETAX_API_KEY or typed, never from an option.',
    'Verifica una clave y la guarda para los demás comandos: se lee de ETAX_API_KEY o se escribe, nunca de una opción.',
  ),
  options: {
    file: {
      type: 'string',
      value: 'first-run.json',
      about: text(
        'take key and address from the file of npm start',
        'tomar clave y dirección del archivo de npm start',
      ),
    },
  },
  async run(call) {
    const { env, out, signal } = call
    const { url, apiKey, taxpayerRuc } = await wanted(call)
    const etax = new Etax({ apiKey, ...(url === undefined ? {} : { baseUrl: url }) })
    const first = await etax.resources.taxpayers
      .list(taxpayerRuc === undefined ? {} : { filter: { ruc__eq: taxpayerRuc } }, { signal })
      .first()
    const [taxpayer] = first.items
    if (taxpayer === undefined && taxpayerRuc !== undefined) {
      throw new UsageError(
        text(
          `This workspace has no taxpayer ${taxpayerRuc}.`,
          `Este espacio de trabajo no tiene el contribuyente ${taxpayerRuc}.`,
        ),
      )
    }
    const ruc = taxpayerRuc ?? taxpayer?.ruc
    const settings: Settings = {
      ...storedSettings(env),
      ...(url === undefined ? {} : { url }),
      apiKey,
      ...(ruc === undefined ? {} : { taxpayerRuc: ruc }),
    }
    const file = storeSettings(env, settings)
    const mode = apiKey.startsWith('ak_live_') ? 'live' : 'test'
    out.result({ mode, taxpayerRuc: ruc ?? null, file }, `${mode} ${ruc ?? ''} ${file}`)
    return 'good'
  },
}

async function wanted(call: Call): Promise<Settings & { apiKey: string }> {
  const { env, settings } = call
  const file = textOption(call, 'file')
  if (file !== undefined) return ofFirstRun(file, textOption(call, 'ruc'))
  const apiKey = env.ETAX_API_KEY || (await typedKey(call))
  if (!/^ak_(test|live)_[\x21-\x7e]+$/.test(apiKey)) {
    throw new UsageError(text('A key begins with ak_test_ or ak_live_.', 'Una clave empieza con ak_test_ o ak_live_.'))
  }
  const ruc = textOption(call, 'ruc') ?? (env.ETAX_TAXPAYER_RUC || undefined)
  return {
    apiKey,
    ...(settings.url === undefined ? {} : { url: settings.url }),
    ...(ruc === undefined ? {} : { taxpayerRuc: ruc }),
  }
}

function ofFirstRun(file: string, ruc: string | undefined): Settings & { apiKey: string } {
  try {
    const { baseUrl, testKey, taxpayerRuc } = JSON.parse(readFileSync(file, 'utf8'))
    return { url: String(baseUrl), apiKey: String(testKey), taxpayerRuc: ruc ?? String(taxpayerRuc) }
  } catch {
    throw new UsageError(
      text(
        `${file} cannot be read: npm start writes .local/first-run.json.`,
        `${file} no se puede leer: npm start escribe .local/first-run.json.`,
      ),
    )
  }
}

/** A terminal does not show what is typed. */
async function typedKey({ stdin, out, signal }: Call): Promise<string> {
  out.note(text('Paste the API key, and press Enter:', 'Pegue la clave de API y presione Enter:'))
  const isTerminal = stdin.isTTY === true
  if (isTerminal) stdin.setRawMode(true)
  const lines = createInterface({ input: stdin, terminal: isTerminal })
  try {
    return (await lines.question('', { signal })).trim()
  } finally {
    lines.close()
    if (isTerminal) stdin.setRawMode(false)
  }
}
