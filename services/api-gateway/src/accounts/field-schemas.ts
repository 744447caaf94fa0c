import { MODES, type Mode } from '@etax/contracts'
import type { Text } from '@etax/kernel'
import { withExample } from '@etax/tax-document'
import { type TOptional, Type } from 'typebox'
import { strict, visibleLine } from '../http/schema-parts.ts'

export const id = Type.String({ format: 'uuid' })

export const mode = Type.Unsafe<Mode>({ type: 'string', enum: MODES, description: 'Sandbox or production.' })

export type By = 'session' | 'key'

/** A key has one mode, so that it need not name it; a session has to. */
export function modeBy(by: By): TOptional<typeof mode> {
  return by === 'key' ? Type.Optional(mode) : (mode as TOptional<typeof mode>)
}

export const instant = Type.String({ format: 'date-time', description: 'RFC 3339, in UTC.' })

export function instantOrNull(description: string) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description })
}

export function label(maxLength: number, description: string, example: Text) {
  return Type.String({ ...withExample(visibleLine(maxLength), example), description, examples: [example.en] })
}

export function word(values: readonly string[]) {
  return Type.Unsafe<string>({ type: 'string', enum: values })
}

export const byId = strict({ id: Type.String({ description: 'The id from the list.' }) })

export const Nothing = Type.Unsafe<undefined>({ type: 'null', description: 'Done.' })
