import { type Command, textOption } from '../command.ts'
import { UsageError } from '../exit.ts'
import { text } from '../language.ts'

export const resend: Command = {
  args: '[EVENT-ID]',
  least: 0,
  most: 1,
  about: text(
    'Send an event again by the id of its webhook-id, or all failed deliveries with --since.',
    'Envía otra vez un evento por el id de su webhook-id, o todas las entregas fallidas con --since.',
  ),
  options: {
    since: {
      type: 'string',
      value: '2h',
      about: text(
        'failed deliveries since: 30m, 2h, 7d or a time',
        'entregas fallidas desde hace 30m, 2h, 7d o una hora',
      ),
    },
  },
  async run(call) {
    const { args, out, signal } = call
    const [id] = args
    const since = textOption(call, 'since')
    if ((id === undefined) === (since === undefined)) {
      throw new UsageError(text('Give the id of an event, or --since.', 'Indique el id de un evento, o --since.'))
    }
    const { webhooks } = call.etax()
    const deliveries =
      id === undefined
        ? await webhooks.resendMissed(instantOf(since ?? '', Date.now()), { signal })
        : await webhooks.resend(id, { signal })
    out.result({ deliveries }, out.say(text(`${deliveries} sent again`, `${deliveries} enviados otra vez`)))
    return 'good'
  },
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** @throws UsageError for another form */
export function instantOf(since: string, now: number): Date {
  const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(since) ?? []
  const instant = amount === undefined ? new Date(since) : new Date(now - Number(amount) * (UNITS[unit] ?? 0))
  if (!Number.isNaN(instant.getTime())) return instant
  throw new UsageError(
    text(
      '--since is a time or how long ago: 2026-11-21T15:00:00Z, 30m, 2h, 7d.',
      '--since es una hora o hace cuánto: 2026-11-21T15:00:00Z, 30m, 2h, 7d.',
    ),
  )
}
