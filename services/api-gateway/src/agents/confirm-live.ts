import type { Principal } from '../http/domain/principal.ts'
import { bodyHash } from '../issuing/domain/body-hash.ts'
import type { UsedConfirmations } from '../ports.ts'
import { readConfirmation, sealConfirmation } from './domain/confirmation.ts'

interface Dependencies {
  used: UsedConfirmations
  secret: string
  random: (size: number) => Buffer
  now: () => number
}

type KeyOfAgent = Pick<Principal, 'workspaceId' | 'key'>

export interface ConfirmLive {
  /** The text that confirms exactly this content, after the person has agreed. */
  offer(principal: KeyOfAgent, content: object): string
  /** Whether the text confirms this content; true only once, across all processes. */
  take(principal: KeyOfAgent, content: object, confirmation: unknown): Promise<boolean>
}

const LIFE_MS = 600_000

/** Confirmations of irrevocable acts. Nothing is stored until one is used. */
export function confirmLive({ used, secret, random, now }: Dependencies): ConfirmLive {
  return {
    offer(principal, content) {
      const confirmation = { id: random(12).toString('base64url'), expiresAt: now() + LIFE_MS }
      return sealConfirmation(confirmation, confirmable(principal, content), secret)
    },
    async take(principal, content, text) {
      if (typeof text !== 'string') return false
      const confirmation = readConfirmation(text, confirmable(principal, content), { now: now(), secret })
      if (confirmation === null) return false
      return used.add({ id: confirmation.id, expiresAt: new Date(confirmation.expiresAt) })
    },
  }
}

function confirmable({ workspaceId, key }: KeyOfAgent, content: object) {
  return { workspaceId, keyId: key?.id ?? '', subject: bodyHash(content) }
}
