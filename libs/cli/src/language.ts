export type Language = 'en' | 'es'

export type Text = Readonly<Record<Language, string>>

export function text(en: string, es: string): Text {
  return { en, es }
}

/** The language of `--lang`, or else of the environment as of other programs: LC_ALL, LC_MESSAGES, LANG. */
export function languageOf(flag: string | undefined, env: NodeJS.ProcessEnv): Language {
  const wanted = flag ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '')
  return wanted.toLowerCase().startsWith('es') ? 'es' : 'en'
}
