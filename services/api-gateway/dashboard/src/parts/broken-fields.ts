import { ApiFailure } from '../api/failure.ts'
import { wholeSentence } from '../words/whole-sentence.ts'

/** Findings of the API by field, for `form.setErrors`. */
export function brokenFields(failure: Error): Record<string, string> {
  if (!(failure instanceof ApiFailure)) return {}
  return Object.fromEntries(failure.details.map(({ path, message }) => [path, wholeSentence(message)]))
}
