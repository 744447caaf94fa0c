import { echoed, type Language } from '@etax/kernel'

const IT_IS: Readonly<Record<Language, string>> = { en: 'it is', es: 'es' }

/**
 * A sentence about a field, with the sent value: `must be true or false; it is "yes"`. Unchanged where it already names
 * the value.
 */
export function naming(sentence: string, sent: string, language: Language): string {
  const withoutExample = sentence.replace(/(?:such as|por ejemplo) .*?(?=[;:]|$)/g, '')
  const isNamed =
    withoutExample.includes(echoed(sent)) || (sent.length > 2 && withoutExample.split(/[\s,;:()"]+/).includes(sent))
  return isNamed ? sentence : `${sentence}; ${IT_IS[language]} ${echoed(sent)}`
}

/** Alternatives in Spanish: "2 o 3", "7 u 8". */
export function either(values: readonly string[]): string {
  return values.reduce((list, value) => `${list} ${/^(?:8|11$)/.test(value) ? 'u' : 'o'} ${value}`)
}

/** Writes a number in Spanish: "250.000". */
export function thousands(number: number): string {
  return number.toLocaleString('es-EC')
}
