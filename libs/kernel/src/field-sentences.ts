import { fieldErrors } from './field-errors.ts'
import { nearestName } from './nearest-name.ts'

/** Longer lists of names are left to /openapi.json. */
const MAX_NAMES = 30

/** What is said of a field in a change that is null or blank, and cannot be taken away. */
export const CANNOT_BE_EMPTY = 'cannot be empty; leave it out to keep it'

/** What is said of a field that was not given: with what it has to be, where that is known. */
export function requiredSentence(form?: string): string {
  return form === undefined ? fieldErrors.required.message : `${fieldErrors.required.message}: ${form}`
}

/** What is said of a field that is not known: with the one that is probably meant, or all there are. */
export function unknownSentence(name: string, known: readonly string[]): string {
  const { message } = fieldErrors.unknown
  const nearest = nearestName(name, known)
  if (nearest !== undefined) return `${message}; perhaps ${nearest} is meant`
  if (known.length === 0) return `${message}: leave it out`
  if (known.length > MAX_NAMES)
    return `${message}: leave it out, or use one of the ${known.length} names in /openapi.json`
  return `${message}: leave it out, or use one of ${known.join(', ')}`
}
