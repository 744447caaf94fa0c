import { ApiFailure } from '../api/failure.ts'
import { wholeSentence } from '../words/whole-sentence.ts'

export function brokenFields(failure: Error): Record<string, string> {
  if (!(failure instanceof ApiFailure)) return {}
  return Object.fromEntries(failure.details.map(({ path, message }) => [path, wholeSentence(message)]))
}
