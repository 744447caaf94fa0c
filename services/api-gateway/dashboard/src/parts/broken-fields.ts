import { ApiFailure } from '../api/failure.ts'
import type { Explanation } from '../words/explain-failure.ts'

/** What is wrong with each of a form's fields, as the API says it: for `form.setErrors`. */
export function brokenFields(failure: Error, explain: (failure: Error) => Explanation): Record<string, string> {
  if (!(failure instanceof ApiFailure)) return {}
  return Object.fromEntries(explain(failure).details.map(({ path, message }) => [path, message]))
}
