import { namingReceived } from './echoed.ts'
import {
  AppError,
  type AppErrorOptions,
  type ErrorDetail,
  type ErrorKind,
  type Language,
  type Params,
} from './errors.ts'

interface Declaration {
  /** `PREFIX_NNNNN`; its meaning never changes. */
  readonly code: string
  readonly kind: ErrorKind
  /** Whether API callers can get it. Others are for operators and between services. */
  readonly public: boolean
  /** It refuses nothing: it stands in the `warnings` of a success. */
  readonly warning?: true
}

interface Texts {
  readonly message: string
  readonly cause: string
  readonly remedy: string
}

type NoParams = Record<never, never>
type HasNone<Facts> = [keyof Facts] extends [never] ? true : false

type TextsOf<Facts> = Texts &
  (HasNone<Facts> extends true ? { readonly say?: never } : { readonly say: (params: Facts) => string })

export type ErrorDeclaration<Facts extends Params = NoParams> = Declaration &
  Readonly<Record<Language, TextsOf<Facts>>> & { readonly facts?: (params: Facts) => void }

type AnyDeclaration = Declaration &
  Readonly<Record<Language, Texts & { readonly say?: (params: never) => string }>> & {
    readonly facts?: (params: never) => void
  }

export interface AnyDeclaredError extends Declaration, Texts {
  readonly texts: Readonly<Record<Language, Texts>>
  say(params: Params | undefined, language: Language): string
  again(crossed: { message: string; params?: Params }): AppError
}

/** A declared error: call it to make the error to throw, or use `at` for one wrong field. */
export interface DeclaredError<Facts = NoParams> extends AnyDeclaredError {
  (...options: RaiseArguments<Facts>): AppError
  /** One wrong field of a request, for the `details` of an `invalid` error. */
  at(path: string, ...params: DetailArguments<Facts>): ErrorDetail
}

// The brackets prevent distribution: facts of a code with several sentences are a union, and one argument.
type RaiseArguments<Facts> =
  HasNone<Facts> extends true
    ? [options?: AppErrorOptions]
    : [...FactsArgument<Facts>, options?: Omit<AppErrorOptions, 'params'>]

/** Facts with optional members only may be left out. */
type FactsArgument<Facts> = Partial<Facts> extends Facts ? [params?: NoInfer<Facts>] : [params: NoInfer<Facts>]

export type DetailArguments<Facts> = HasNone<Facts> extends true ? [] : FactsArgument<Facts>

export type ErrorTable = Readonly<Record<string, AnyDeclaredError>>

type Declared<Entry> = Entry extends ErrorDeclaration<infer Facts> ? DeclaredError<Facts> : never

/** `withValue` adds `received` to any facts, and its sentence at the end: errors must not declare it. */
type OwnParams = Params & { readonly received?: never }

/** An entry of a table: `error<{ total: string }>({ code, kind, public, en, es })`. */
export function error<Facts extends OwnParams = NoParams>(
  declaration: ErrorDeclaration<Facts>,
): ErrorDeclaration<NoInfer<Facts>> {
  return declaration
}

/**
 * Declares the errors of one owner, by name: `throw signerErrors.certificateMissing()`.
 * @throws Error for a code that is not `PREFIX_NNNNN`, or is declared twice in the table
 */
export function defineErrors<const Table extends Record<string, AnyDeclaration>>(
  table: Table,
): { readonly [Name in keyof Table]: Declared<Table[Name]> } {
  const codes = new Set<string>()
  const entries = Object.entries(table).map(([name, declaration]) => {
    const { code } = declaration
    if (!/^[A-Z]{3}_\d{5}$/.test(code) || codes.has(code))
      throw new Error(`${name}: malformed or repeated code ${code}`)
    codes.add(code)
    return [name, declared(declaration)]
  })
  return Object.fromEntries(entries)
}

function declared({ code, kind, en, es, ...rest }: AnyDeclaration): DeclaredError<Params> {
  const texts = { en, es }
  const say = (params: Params | undefined, language: Language) => {
    const { message, say: sentence } = texts[language]
    const whole = sentence === undefined || params === undefined ? message : sentence(params as never)
    return namingReceived(whole, params?.received, language)
  }
  const hasFacts = en.say !== undefined
  const raise = (first?: Params | AppErrorOptions, second?: AppErrorOptions) => {
    const params = hasFacts ? (first as Params | undefined) : undefined
    const options = ((hasFacts ? second : first) ?? {}) as AppErrorOptions
    return new AppError(kind, code, say(params, 'en'), { ...options, ...(params && { params }) })
  }
  const at = (path: string, facts: Params = {}): ErrorDetail => {
    const params = Object.keys(facts).length === 0 ? undefined : facts
    return { path, code, ...(params && { params }), message: say(params, 'en') }
  }
  const { message, cause, remedy } = en
  const again = againOf(kind, code)
  return Object.assign(raise, { code, kind, ...rest, message, cause, remedy, texts, say, at, again })
}

function againOf(kind: ErrorKind, code: string): AnyDeclaredError['again'] {
  return ({ message, params }) => new AppError(kind, code, message, params && { params })
}
