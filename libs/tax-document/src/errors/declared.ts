import type { ErrorDeclaration } from '@etax/kernel'

/** An error callers meet: it refuses what they sent, or warns of it. */
export function declared(code: string, message: string, cause: string, remedy: string): ErrorDeclaration {
  return { code, kind: 'invalid', message, cause, remedy, public: true }
}
