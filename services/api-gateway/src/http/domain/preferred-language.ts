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
  const ranges = header.slice(0, 200).toLowerCase().split(',').map(rangeOf)
  const [en, es] = [wishFor('en', ranges), wishFor('es', ranges)]
  if (en.quality !== es.quality) return es.quality > en.quality ? 'es' : 'en'
  return es.place < en.place ? 'es' : 'en'
}

interface Range {
  tag: string
  quality: number
}

function rangeOf(text: string): Range {
  const [tag = ''] = text.trim().split(/[-;\s]/)
  return { tag, quality: qualityOf(text) }
}

/** The best range that names the language, or else `*`. Of equal languages the one that is named first is wanted. */
function wishFor(language: Language, ranges: readonly Range[]): { quality: number; place: number } {
  const named = ranges.some(({ tag }) => tag === language) ? language : '*'
  const quality = Math.max(0, ...ranges.map(({ tag, quality }) => (tag === named ? quality : 0)))
  return { quality, place: ranges.findIndex((range) => range.tag === named && range.quality === quality) }
}

function qualityOf(range: string): number {
  const [, quality] = /;\s*q=([\d.]+)/.exec(range) ?? []
  return quality === undefined ? 1 : Number(quality)
}
