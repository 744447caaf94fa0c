import { AppError, type AppErrorOptions, type ErrorDetail, type ErrorKind } from './errors.ts'

/** One entry of the error catalog. Texts are whole sentences in plain English and hold no secrets or personal data. */
export interface ErrorDeclaration {
  /** Stable, `PREFIX_NNNNN`, never given another meaning. */
  readonly code: string
  readonly kind: ErrorKind
  /** What is wrong, as the caller reads it. */
  readonly message: string
  /** When it happens. */
  readonly cause: string
  /** What to do about it. */
  readonly remedy: string
  /** Whether API callers can meet it. Others are for operators and for services calling each other. */
  readonly public: boolean
  /** It refuses nothing: it comes beside a success, in `warnings`. */
  readonly warning?: true
}

export interface RaiseOptions extends AppErrorOptions {
  /** Replaces the declared message where more can be said. */
  message?: string
  /** Is appended to the message after a colon. */
  more?: string
}

/** A declared error: call it to make the error that is thrown, or use it as the `code` of one broken field. */
export interface DeclaredError extends ErrorDeclaration {
  (options?: RaiseOptions): AppError
  /** One broken field of a request: `details` of an `invalid` error are made of these. */
  at(path: string, message?: string): ErrorDetail
}

export type ErrorTable = Readonly<Record<string, DeclaredError>>

/**
 * Declares the errors of one owner, by name: `throw signerErrors.certificateMissing()`.
 * @throws Error when a code is not of the form `PREFIX_NNNNN` or is declared twice in the table
 */
export function defineErrors<const Table extends Record<string, ErrorDeclaration>>(
  table: Table,
): { readonly [Name in keyof Table]: DeclaredError } {
  const codes = new Set<string>()
  const entries = Object.entries(table).map(([name, declaration]) => {
    const { code } = declaration
    if (!/^[A-Z]{3}_\d{5}$/.test(code) || codes.has(code))
      throw new Error(`${name}: malformed or repeated code ${code}`)
    codes.add(code)
    return [name, declare(declaration)]
  })
  return Object.fromEntries(entries)
}

function declare(declaration: ErrorDeclaration): DeclaredError {
  const { code, kind, message } = declaration
  const raise = ({ message: given = message, more, ...options }: RaiseOptions = {}) =>
    new AppError(kind, code, more === undefined ? given : `${given.replace(/\.$/, '')}: ${more}`, options)
  const at = (path: string, said: string = message): ErrorDetail => ({ path, code, message: said })
  return Object.assign(raise, declaration, { at })
}
