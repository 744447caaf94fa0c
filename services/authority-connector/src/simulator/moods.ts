import { type Static, Type } from 'typebox'

const Name = Type.Union(
  [
    Type.Literal('normal'),
    Type.Literal('down'),
    Type.Literal('slow'),
    Type.Literal('hang'),
    Type.Literal('reset-before'),
    Type.Literal('reset-after'),
    Type.Literal('html-502'),
    Type.Literal('fault'),
    Type.Literal('empty'),
    Type.Literal('internal-error'),
    Type.Literal('in-process'),
    Type.Literal('nothing'),
    Type.Literal('lost'),
    Type.Literal('several'),
    Type.Literal('refuse'),
    Type.Literal('refuse-silently'),
    Type.Literal('unknown-state'),
  ],
  { default: 'normal' },
)
export type MoodName = Static<typeof Name>

/** How the simulated authority behaves until told otherwise. */
export const Mood = Type.Object({
  name: Name,
  /** Only calls of this operation; both unless told. */
  operation: Type.Optional(Type.Union([Type.Literal('send'), Type.Literal('ask')])),
  /** Only documents of this taxpayer. */
  ruc: Type.Optional(Type.String({ pattern: '^[0-9]{13}$' })),
  /** So many calls, then normal again; unless told, until the next mood. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** For `slow`. */
  seconds: Type.Optional(Type.Number({ minimum: 0, maximum: 600 })),
  /** For `in-process` and `nothing`: questions answered that way before the verdict. */
  polls: Type.Optional(Type.Integer({ minimum: 0 })),
  /** For `refuse`. */
  code: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
})
export type Mood = Static<typeof Mood>

/** What each mood does, for the control page and the README. */
export const MOODS: Record<MoodName, string> = {
  normal: 'Answers at once.',
  down: 'Cuts every connection.',
  slow: 'Answers after `seconds` (10).',
  hang: 'Never answers.',
  'reset-before': 'Cuts the connection before it has taken anything in.',
  'reset-after': 'Does its work, then cuts the connection instead of answering: accepted, but the reply is lost.',
  'html-502': 'Answers with the HTML page of a proxy in trouble.',
  fault: 'Answers with a SOAP fault in HTTP 500.',
  empty: 'Answers with nothing at all.',
  'internal-error': 'Reception gives back with code 50.',
  'in-process': 'Reception answers 70, authorization EN PROCESO for `polls` (3) questions.',
  nothing: 'Received, but authorization knows of nothing for `polls` (3) questions.',
  lost: 'Reception says RECIBIDA and forgets the document.',
  several: 'Authorization lists a refused attempt before the authorized one.',
  refuse: 'Refuses with `code` (39), in reception or authorization as the code has it.',
  'refuse-silently': 'NO AUTORIZADO without any message.',
  'unknown-state': 'Answers with a state nobody has seen; authorization says the truth after `polls` (3) questions.',
}

export interface MoodRing {
  current(): Mood
  set(mood: Mood): void
  /** The mood for one call; one that is limited wears off. */
  take(operation: 'send' | 'ask', ruc: string): Mood
}

const NORMAL: Mood = { name: 'normal' }

export function moodRing(): MoodRing {
  let mood = NORMAL
  let left = Number.POSITIVE_INFINITY
  return {
    current: () => mood,
    set(wanted) {
      mood = wanted
      left = wanted.times ?? Number.POSITIVE_INFINITY
    },
    take(operation, ruc) {
      if ((mood.operation ?? operation) !== operation || (mood.ruc ?? ruc) !== ruc) return NORMAL
      const taken = mood
      left -= 1
      if (left <= 0) mood = NORMAL
      return taken
    },
  }
}
