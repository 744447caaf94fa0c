import type { EnglishDeclaration } from '@etax/kernel'

/** An error callers meet: it refuses what they sent. */
export function declared(code: string, message: string, cause: string, remedy: string): EnglishDeclaration {
  return { code, kind: 'invalid', message, cause, remedy, public: true }
}

/** A warning callers meet: what they sent is taken. */
export function declaredWarning(code: string, message: string, cause: string, remedy: string): EnglishDeclaration {
  return { ...declared(code, message, cause, remedy), warning: true }
}
