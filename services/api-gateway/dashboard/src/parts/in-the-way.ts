import { ApiFailure } from '../api/failure.ts'

/** The record that prevents a deletion. */
export interface InTheWay {
  /** Name in the API: `product`, `invoice`, … */
  kind: string
  id: string
}

/** Null for other failures. */
export function inTheWay(failure: Error): InTheWay | null {
  if (!(failure instanceof ApiFailure) || failure.code !== RECORD_IN_USE) return null
  const { kind, id } = failure.params
  return typeof kind === 'string' && typeof id === 'string' ? { kind, id } : null
}

const RECORD_IN_USE = 'CAT_10014'
