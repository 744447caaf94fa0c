import { ApiFailure } from '../api/failure.ts'

/** What keeps a record from being deleted. */
export interface InTheWay {
  /** As the API calls it: `product`, `invoice`, … */
  kind: string
  id: string
}

/** The record that a refusal to delete another one names; null for other failures. */
export function inTheWay(failure: Error): InTheWay | null {
  if (!(failure instanceof ApiFailure) || failure.code !== 'CAT_10014') return null
  return readInTheWay(failure.message)
}

export function readInTheWay(message: string): InTheWay | null {
  const [, kind, id] = /is in use: ([a-z ]+?) ([0-9a-f-]{36})/.exec(message) ?? []
  return kind === undefined || id === undefined ? null : { kind, id }
}
