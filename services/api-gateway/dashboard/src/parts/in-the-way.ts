import { ApiFailure } from '../api/failure.ts'

/** What keeps a record from being deleted. */
export interface InTheWay {
  /** As the API calls it: `product`, `invoice`, … */
  kind: string
  id: string
}

/** The record that a refusal to delete another one names; null for other failures. */
export function inTheWay(failure: Error): InTheWay | null {
  if (!(failure instanceof ApiFailure) || failure.code !== RECORD_IN_USE) return null
  const { kind, id } = failure.params
  return typeof kind === 'string' && typeof id === 'string' ? { kind, id } : null
}

const RECORD_IN_USE = 'CAT_10014'
