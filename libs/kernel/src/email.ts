/** What no part of an address may hold: blanks, control characters, and what separates, quotes or brackets addresses in a header. */
const EXCLUDED = '\\s\\u0000-\\u001f\\u007f-\\u009f@,;:<>()\\[\\]\\\\"'

/**
 * One e-mail address, as a pattern for schemas. Its domain is a name: mail goes to no machine by its number. No part of the
 * domain can match the point that ends it, so that a long text takes one pass and no backtracking.
 */
export const EMAIL_PATTERN = `^[^${EXCLUDED}]{1,64}@(?:[^.${EXCLUDED}]+\\.)+(?!\\d+$)[^.${EXCLUDED}]{2,}$`

export const MAX_EMAIL_LENGTH = 254

const email = new RegExp(EMAIL_PATTERN)

/** Whether a text is one well-formed e-mail address, without blanks around it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && email.test(text)
}
