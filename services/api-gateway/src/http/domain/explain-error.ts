import { allErrors } from '@etax/contracts'
import type { AnyDeclaredError, ErrorKind, Language } from '@etax/kernel'
import { type AuthorityMessageEntry, authorityMessageOf } from '@etax/tax-document'

export interface ErrorExplanation {
  code: string
  source: 'api' | 'authority'
  meaning: string
  cause: string
  remedy: string
  /** Null for warnings and for the authority's codes. */
  status: number | null
}

const declared = new Map<string, AnyDeclaredError>(
  allErrors()
    .filter((error) => error.public)
    .map((error) => [error.code, error]),
)

/** Undefined for a code that callers never get. @param code in any case: VAL_10000, or the authority's 39 */
export function explainError(
  code: string,
  statusOf: Record<ErrorKind, number>,
  language: Language,
): ErrorExplanation | undefined {
  const normalCode = code.trim().toUpperCase()
  const error = declared.get(normalCode)
  if (error !== undefined) return ofOurs(error, statusOf, language)
  const entry = authorityMessageOf(normalCode.replace(/^AUTHORITY-/, ''))
  return entry === undefined ? undefined : ofAuthority(entry, language)
}

export function remediesOf(codes: readonly string[], language: Language): { code: string; remedy: string }[] {
  return adviceOn(codes, language).map(({ code, remedy }) => ({ code, remedy }))
}

export function adviceOn(
  codes: readonly string[],
  language: Language,
): { code: string; meaning: string; remedy: string }[] {
  return [...new Set(codes)].flatMap((code) => {
    const error = declared.get(code)
    if (error === undefined) return []
    const { message, remedy } = textsOf(error, language)
    return [{ code, meaning: message, remedy }]
  })
}

function textsOf({ texts, ...inEnglish }: AnyDeclaredError, language: Language) {
  return texts?.[language] ?? inEnglish
}

function ofOurs(error: AnyDeclaredError, statusOf: Record<ErrorKind, number>, language: Language) {
  const { code, kind, warning } = error
  const { message, cause, remedy } = textsOf(error, language)
  const status = warning ? null : statusOf[kind]
  return { code, source: 'api', meaning: message, cause, remedy, status } satisfies ErrorExplanation
}

function ofAuthority({ code, meaning, cause, remedy }: AuthorityMessageEntry, language: Language) {
  const texts = { meaning: meaning[language], cause: cause[language], remedy: remedy[language] }
  return { code, source: 'authority', ...texts, status: null } satisfies ErrorExplanation
}
