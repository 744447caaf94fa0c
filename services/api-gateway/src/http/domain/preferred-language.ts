import type { Language } from '@etax/kernel'

export function languageOf({ headers }: Asking): Language {
  return preferredLanguage(headers['accept-language'])
}

interface Asking {
  headers: { readonly 'accept-language'?: string | undefined }
}

/** Accept-Language selects it (RFC 9110, 12.5.4); the default is English. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en'
  const ranges = header.slice(0, 200).toLowerCase().split(',')
  const quality = (language: Language) =>
    Math.max(0, ...ranges.map((range) => (isOf(range, language) ? qualityOf(range) : 0)))
  return quality('es') > quality('en') ? 'es' : 'en'
}

function isOf(range: string, language: Language): boolean {
  const [tag = ''] = range.trim().split(/[-;\s]/)
  return tag === language
}

function qualityOf(range: string): number {
  const [, quality] = /;\s*q=([\d.]+)/.exec(range) ?? []
  return quality === undefined ? 1 : Number(quality)
}
