import type { Text } from './errors.ts'
import { nearestName } from './nearest-name.ts'
import { inBoth, words } from './words.ts'

/** The facts of a wrong field. Without a rule, its code says all. `withValue` adds the sent value. */
export type FieldFacts = {
  /** The required form: it follows the field's name, or is a sentence. */
  readonly rule?: Text
  readonly min?: number
  readonly max?: number
  readonly moreThan?: number
  readonly lessThan?: number
  readonly multipleOf?: number
  readonly count?: number
  readonly allowed?: readonly string[]
  readonly meant?: string
}

/** /openapi.json has longer lists of names. */
const MAX_NAMES = 30
/** /openapi.json has longer lists of values. */
const MAX_VALUES = 40

export function rule(en: string, es: string): FieldFacts {
  return { rule: words(en, es) }
}

export function mustBe(form: Text): FieldFacts {
  return rule(`must be ${form.en}`, `debe ser ${form.es}`)
}

export function oneOfValues(values: readonly unknown[]): Text {
  if (values.length > MAX_VALUES)
    return words(`one of the ${values.length} values in /openapi.json`, `uno de los ${values.length} de /openapi.json`)
  return words(`one of ${values.join(', ')}`, `uno de ${values.join(', ')}`)
}

export function mustBeOneOf(values: readonly unknown[]): FieldFacts {
  const listed = values.length > MAX_VALUES ? {} : { allowed: values.map(String) }
  return { ...mustBe(oneOfValues(values)), ...listed }
}

export function missing(form?: Text): FieldFacts {
  return form === undefined ? {} : rule(`is required: ${form.en}`, `es obligatorio: ${form.es}`)
}

/** A change sets a field to null or blank that must have a value. */
export const cannotBeEmpty = rule(
  'cannot be empty; leave it out to keep it',
  'no puede quedar vacío; no lo envíe para conservarlo',
)

/** An unknown field: the probable name, or all names. */
export function unknownName(name: string, names: readonly string[]): FieldFacts {
  const suggestion = nearestName(name, names)
  if (suggestion !== undefined)
    return {
      ...rule(
        `is not known here; perhaps ${suggestion} is meant`,
        `no se conoce aquí; quizá quiso decir ${suggestion}`,
      ),
      meant: suggestion,
    }
  const [leaveOut, quit] = ['is not known here: leave it out', 'no se conoce aquí: quítelo']
  if (names.length === 0) return rule(leaveOut, quit)
  if (names.length > MAX_NAMES)
    return rule(
      `${leaveOut}, or use one of the ${names.length} names in /openapi.json`,
      `${quit}, o use uno de los ${names.length} nombres de /openapi.json`,
    )
  return rule(`${leaveOut}, or use one of ${names.join(', ')}`, `${quit}, o use uno de ${names.join(', ')}`)
}

export function atLeast(min: number): FieldFacts {
  return { ...rule(`must be at least ${min}`, `debe ser al menos ${min}`), min }
}

export function atMost(max: number): FieldFacts {
  return { ...rule(`must be at most ${max}`, `debe ser a lo sumo ${max}`), max }
}

export function moreThan(limit: number): FieldFacts {
  return { ...rule(`must be more than ${limit}`, `debe ser mayor que ${limit}`), moreThan: limit }
}

export function lessThan(limit: number): FieldFacts {
  return { ...rule(`must be less than ${limit}`, `debe ser menor que ${limit}`), lessThan: limit }
}

export function multipleOf(step: number): FieldFacts {
  return { ...rule(`must be a multiple of ${step}`, `debe ser múltiplo de ${step}`), multipleOf: step }
}

interface Counted {
  min?: number | undefined
  max?: number | undefined
  count: number
  of: Unit
}

type Unit = 'character' | 'entry' | 'field'

const UNITS: Readonly<Record<Unit, readonly [one: Text, many: Text]>> = {
  character: [words('character', 'carácter'), words('characters', 'caracteres')],
  entry: [words('entry', 'elemento'), words('entries', 'elementos')],
  field: [words('field', 'campo'), words('fields', 'campos')],
}

export function mustHave({ min, max, count, of: unit }: Counted): FieldFacts {
  const rule = inBoth((language) => {
    const { atLeast, atMost, exactly, between, empty, has } = HAVING[language]
    const named = (number: number) => `${number} ${UNITS[unit][number === 1 ? 0 : 1][language]}`
    const there = count === 0 ? empty : `${has} ${count}`
    if (max === undefined) return `${atLeast} ${named(min ?? 0)}; ${there}`
    if (min === undefined || min === 0 || (min === 1 && count > 0)) return `${atMost} ${named(max)}; ${there}`
    return min === max ? `${exactly} ${named(min)}; ${there}` : `${between(min, named(max))}; ${there}`
  })
  return { rule, ...(min !== undefined && { min }), ...(max !== undefined && { max }), count }
}

const HAVING = {
  en: {
    atLeast: 'must have at least',
    atMost: 'must have at most',
    exactly: 'must have',
    between: (min: number, max: string) => `must have ${min} to ${max}`,
    empty: 'it is empty',
    has: 'it has',
  },
  es: {
    atLeast: 'debe tener al menos',
    atMost: 'debe tener a lo sumo',
    exactly: 'debe tener',
    between: (min: number, max: string) => `debe tener de ${min} a ${max}`,
    empty: 'está vacío',
    has: 'tiene',
  },
}

export function and(facts: FieldFacts, en: string, es: string): FieldFacts {
  const { rule: first = words('', '') } = facts
  return { ...facts, ...rule(`${first.en}; ${en}`, `${first.es}; ${es}`) }
}
