import { type BackOff, backOff, canonicalEmail } from '@etax/kernel'

export type RecipientState = 'pending' | 'sent' | 'refused'

export interface Recipient {
  address: string
  state: RecipientState
  detail: string | null
}

export interface Delivery {
  recipients: readonly Recipient[]
  attempts: number
  createdAt: Date
}

/** `later`: the recipient may be fine. */
export type SendResult = { kind: 'sent' } | { kind: 'refused'; detail: string } | { kind: 'later'; detail: string }

export interface RetryPolicy {
  pause: BackOff
  giveUpMs: number
}

export interface Progress {
  recipients: readonly Recipient[]
  attempts: number
  retryInMs: number | null
}

export function afterAttempt(
  { recipients, attempts, createdAt }: Delivery,
  results: readonly SendResult[],
  { pause, giveUpMs }: RetryPolicy,
  now: Date,
): Progress {
  const late = now.getTime() - createdAt.getTime() >= giveUpMs
  const queue = [...results]
  const after = recipients.map((recipient) => {
    const result = recipient.state === 'pending' ? queue.shift() : undefined
    return result === undefined ? recipient : recorded(recipient, result, late)
  })
  const waiting = after.some(({ state }) => state === 'pending')
  const attemptNumber = attempts + 1
  return { recipients: after, attempts: attemptNumber, retryInMs: waiting ? backOff(attemptNumber, pause) : null }
}

function recorded({ address }: Recipient, result: SendResult, late: boolean): Recipient {
  if (result.kind === 'sent') return { address, state: 'sent', detail: null }
  const giveUp = result.kind === 'refused' || late
  return { address, state: giveUp ? 'refused' : 'pending', detail: result.detail }
}

export function isFinished({ recipients }: Pick<Delivery, 'recipients'>): boolean {
  return recipients.every(({ state }) => state !== 'pending')
}

export function summary({ recipients }: Pick<Delivery, 'recipients'>): { givenUp: boolean; detail: string | null } {
  const refused = recipients.filter(({ state }) => state === 'refused')
  if (refused.length === 0) return { givenUp: false, detail: null }
  return { givenUp: true, detail: refused.map(({ address, detail }) => `${address}: ${detail}`).join('; ') }
}

/** Each address once; an invalid address is refused without an attempt. */
export function newRecipients(addresses: readonly string[]): Recipient[] {
  const unique = new Map<string, string>()
  for (const input of addresses) {
    const address = canonicalEmail(input) ?? input.trim()
    const key = address.toLowerCase()
    if (!unique.has(key)) unique.set(key, address)
  }
  return [...unique.values()].map((address) =>
    canonicalEmail(address) !== undefined
      ? { address, state: 'pending', detail: null }
      : { address, state: 'refused', detail: 'no es una dirección de correo' },
  )
}
