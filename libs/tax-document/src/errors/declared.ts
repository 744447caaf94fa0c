import type { ErrorDeclaration, Language, Params } from '@etax/kernel'

type None = Record<never, never>

interface Texts {
  message: string
  cause: string
  remedy: string
}

export type Sentence<Facts> = Readonly<Record<Language, (facts: Facts) => string>>

export function declared<Facts extends Params = None>(
  code: string,
  { en, es }: Record<Language, Texts>,
  say?: Sentence<Facts>,
): ErrorDeclaration<Facts> {
  const texts = { en: { ...en, ...(say && { say: say.en }) }, es: { ...es, ...(say && { say: say.es }) } }
  return { code, kind: 'invalid', public: true, ...texts } as ErrorDeclaration<Facts>
}

export function declaredWarning<Facts extends Params = None>(
  ...declaration: Parameters<typeof declared<Facts>>
): ErrorDeclaration<Facts> {
  return { ...declared<Facts>(...declaration), warning: true }
}

export function sentence<Facts>(en: (facts: Facts) => string, es: (facts: Facts) => string): Sentence<Facts> {
  return { en, es }
}

export function fixed(en: string, es: string): Sentence<None> {
  return { en: () => en, es: () => es }
}

type Sentences = Readonly<Record<string, Sentence<never>>>

type ByReason<Table extends Sentences> = {
  [Reason in keyof Table]: { reason: Reason } & FactsOf<Table[Reason]>
}[keyof Table]

export function byReason<Table extends Sentences>(table: Table): Sentence<ByReason<Table>> {
  const say = (language: Language) => (facts: ByReason<Table>) => {
    const { reason } = facts as { reason: keyof Table }
    return (table[reason] as Sentence<unknown>)[language](facts)
  }
  return { en: say('en'), es: say('es') }
}

export type FactsOf<Said> = Said extends Sentence<infer Facts> ? Facts : never

/** `one, two or three` */
export function anyOf(values: readonly string[], language: Language): string {
  if (values.length < 2) return values.join('')
  return `${values.slice(0, -1).join(', ')} ${language === 'en' ? 'or' : 'o'} ${values.at(-1)}`
}
