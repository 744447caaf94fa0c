import { envelope, WarnOwner } from '@etax/contracts'
import { done } from '../src/index.ts'

export const silent = { debug() {}, info() {}, warn() {}, error() {} }

export const quickly = { first: 5, max: 20, jitter: 0 }

export function warning(warningId: string) {
  const body = { ...WarnOwner.example, warningId }
  return envelope(WarnOwner, body, { tenantId: 'w1', correlationId: warningId })
}

export function noted<T>(list: T[], item: T) {
  list.push(item)
  return done
}
