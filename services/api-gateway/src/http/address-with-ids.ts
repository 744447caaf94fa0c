import { isUuid } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { REMOVED } from './domain/without-binary.ts'

export function addressWithIds({ routeOptions, params }: FastifyRequest): string {
  const { url: route = 'unknown' } = routeOptions ?? {}
  const values = (params ?? {}) as Record<string, string>
  return route.replace(/:(\w+)/g, (_, name: string) => (isId(values[name] ?? '') ? (values[name] ?? '') : REMOVED))
}

export function isId(segment: string): boolean {
  return isUuid(segment) || /^(?:\d{13}|\d{49})$/.test(segment)
}
