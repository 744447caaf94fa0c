import { randomBytes } from 'node:crypto'
import { signWebhook } from '@etax/client'
import { type Call, type Command, textOption } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'
import { storedSettings, storeSettings } from '../settings.ts'

export const listen: Command = {
  args: '',
  least: 0,
  most: 0,
  about: text(
    'Receive the webhooks of the sandbox here, and pass them signed to a server on this machine.',
    'Recibe aquí los webhooks del ambiente de pruebas y los pasa firmados a un servidor de esta máquina.',
  ),
  options: {
    'forward-to': { type: 'string', value: 'localhost:3000', about: text('the server', 'el servidor') },
    events: {
      type: 'string',
      value: 'invoice.completed,…',
      about: text('only these types', 'solo estos tipos'),
    },
  },
  async run(call) {
    const { out, signal } = call
    const target = targetOf(textOption(call, 'forward-to'))
    const types = textOption(call, 'events')?.split(',') ?? []
    const secret = secretOf(call)
    let isOpen = false
    const onOpen = () => {
      if (isOpen) out.note(text('listening again', 'escuchando otra vez'))
      else {
        out.result(
          { listening: true, secret, forwardTo: target?.href ?? null },
          `ETAX_WEBHOOK_SECRET=${secret}\n${out.say(text('listening; Ctrl-C ends it', 'escuchando; Ctrl-C termina'))}`,
        )
      }
      isOpen = true
    }
    for await (const { id, type, body } of call.etax().webhooks.events({ signal, onOpen })) {
      if (types.length > 0 && !types.includes(type)) continue
      const answer = target === undefined ? undefined : await forward(target, { id, body, secret, signal })
      const status = answer === undefined ? '' : ` → ${answer.status || answer.reason}`
      out.result(
        { id, type, ...(answer === undefined ? { event: JSON.parse(body) } : answer) },
        `${type} ${id}${status}`,
      )
    }
    return 'good'
  },
}

/** @throws UsageError for a text that is no address */
export function targetOf(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined
  const bare = /^\d+$/.test(address) ? `localhost:${address}` : address
  const url = /^https?:\/\//.test(bare) ? bare : `http://${bare}`
  if (URL.canParse(url)) return new URL(url)
  throw new UsageError(
    text(
      '--forward-to is an address, such as localhost:3000/hook.',
      '--forward-to es una dirección, por ejemplo localhost:3000/hook.',
    ),
  )
}

/** Made once, so that the server keeps its setting. It signs only what this machine forwards. */
function secretOf({ env, settings }: Call): string {
  if (settings.webhookSecret !== undefined) return settings.webhookSecret
  const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
  storeSettings(env, { ...storedSettings(env), webhookSecret })
  return webhookSecret
}

const ANSWER_MS = 10_000

interface Forwarded {
  id: string
  body: string
  secret: string
  signal: AbortSignal
}

async function forward(target: URL, { id, body, secret, signal }: Forwarded) {
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: await signWebhook(body, secret, { id }),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await answer.arrayBuffer()
    return { status: answer.status, reason: null }
  } catch (error) {
    signal.throwIfAborted()
    const { cause, name } = error as { cause?: { code?: unknown }; name?: unknown }
    return { status: 0, reason: String(cause?.code ?? name) }
  }
}
