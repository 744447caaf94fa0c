import { ApiFailure } from '../api/failure.ts'
import { wholeSentence } from '../words/whole-sentence.ts'

/** What is wrong with each of a form's fields, as the API says it: for `form.setErrors`. */
export function brokenFields(failure: Error): Record<string, string> {
  if (!(failure instanceof ApiFailure)) return {}
  return Object.fromEntries(failure.details.map(({ path, message }) => [path, wholeSentence(message)]))
}
