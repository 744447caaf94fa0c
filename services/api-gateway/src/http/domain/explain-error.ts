import { allErrors } from '@etax/contracts'
import type { AnyDeclaredError, ErrorKind } from '@etax/kernel'
import { type AuthorityMessageEntry, authorityMessageOf } from '@etax/tax-document'

/** What a code means, when it happens and what to do about it. */
export interface ErrorExplanation {
  code: string
  /** `authority`: the tax authority's own code, in the messages of a receipt. */
  source: 'api' | 'authority'
  meaning: string
  cause: string
  remedy: string
  /** The HTTP status it is answered with; null for warnings and for the authority's codes. */
  status: number | null
}

const declared = new Map<string, AnyDeclaredError>(
  allErrors()
    .filter((error) => error.public)
    .map((error) => [error.code, error]),
)

/** @param code as an answer gives it, in any case: VAL_10000, or the authority's 39. Undefined for one that callers never meet. */
export function explainError(code: string, statusOf: Record<ErrorKind, number>): ErrorExplanation | undefined {
  const asked = code.trim().toUpperCase()
  const error = declared.get(asked)
  if (error !== undefined) return ofOurs(error, statusOf)
  const entry = authorityMessageOf(asked.replace(/^AUTHORITY-/, ''))
  return entry === undefined ? undefined : ofAuthority(entry)
}

/** What to do about each of these codes, each said once; codes without a remedy are left out. */
export function remediesOf(codes: readonly string[]): { code: string; remedy: string }[] {
  return [...new Set(codes)].flatMap((code) => {
    const remedy = declared.get(code)?.remedy
    return remedy === undefined ? [] : [{ code, remedy }]
  })
}

/** What each of these codes says and what to do about it, each once; codes that callers never meet are left out. */
export function adviceOn(codes: readonly string[]): { code: string; meaning: string; remedy: string }[] {
  return [...new Set(codes)].flatMap((code) => {
    const error = declared.get(code)
    return error === undefined ? [] : [{ code, meaning: error.message, remedy: error.remedy }]
  })
}

function ofOurs(
  { code, kind, message, cause, remedy, warning }: AnyDeclaredError,
  statusOf: Record<ErrorKind, number>,
) {
  const status = warning ? null : statusOf[kind]
  return { code, source: 'api', meaning: message, cause, remedy, status } satisfies ErrorExplanation
}

function ofAuthority({ code, meaning, cause, remedy }: AuthorityMessageEntry) {
  const said = { meaning: meaning.en, cause: cause.en, remedy: remedy.en }
  return { code, source: 'authority', ...said, status: null } satisfies ErrorExplanation
}
