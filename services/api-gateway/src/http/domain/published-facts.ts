import type { Language, Params } from '@etax/kernel'

/** The facts as callers get them: without the finished sentence, and with the texts of one language. */
export function publishedFacts(params: Params | undefined, language: Language): Params | undefined {
  if (params === undefined) return undefined
  const { rule: _sentence, ...facts } = params
  return Object.keys(facts).length === 0 ? undefined : (ofLanguage(facts, language) as Params)
}

/** A copy with published facts; a member `params` without facts is left out. */
export function withPublishedFacts<Said extends { params?: Params }>(said: Said, language: Language): Said {
  const { params, ...rest } = said
  const facts = publishedFacts(params, language)
  return { ...rest, ...(facts !== undefined && { params: facts }) } as Said
}

function ofLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => ofLanguage(one, language))
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ofLanguage(one, language)]))
}

function isText(value: object): value is Record<Language, string> {
  const { en, es, ...others } = value as Partial<Record<Language, unknown>>
  return typeof en === 'string' && typeof es === 'string' && Object.keys(others).length === 0
}
