import type { Anchor } from './audit.ts'

/**
 * Heads that were published where the database's writer cannot change them: an answer of `verify-audit`, or a log of the
 * signer, whose lines "audit sealed" name the hash of every batch. Whatever else is in it does not count.
 */
export function readPublishedHeads(text: string): Anchor[] {
  const answer = parsed(text)
  if (isRecord(answer) && Array.isArray(answer.heads)) return answer.heads.flatMap(headOf)
  return text.split('\n').map(parsed).flatMap(headOf)
}

function headOf(value: unknown): Anchor[] {
  if (!isRecord(value)) return []
  const { chain, number, hash } = value
  if (typeof chain !== 'string' || typeof hash !== 'string' || !Number.isSafeInteger(number)) return []
  return [{ chain, number: Number(number), hash }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
