import type { About, ErrorDetail, Language } from './errors.ts'

type Statement = Pick<ErrorDetail, 'path' | 'params' | 'message'>

/** A finding whose sentence also names its subject. */
export function withSubject<Finding extends Omit<Statement, 'path'>>(finding: Finding, about: About): Finding {
  const params = { ...finding.params, about: { ...finding.params?.about, ...about } }
  return { ...finding, params, message: sentenceAbout(finding.message, about, 'en') }
}

export function sentenceAbout(sentence: string, about: About = {}, language: Language): string {
  const { line, element, product, taxpayer } = about
  const words = WORDS[language]
  const placed = element === undefined ? sentence : words.element(element, sentence)
  const named = product === undefined ? placed : words.product(product, placed)
  const whole = taxpayer === undefined ? named : `${named.replace(/[^.]$/, '$&.')} ${words.taxpayer}`
  return line === undefined ? whole : words.line(line, whole)
}

interface Words {
  line: (line: number, sentence: string) => string
  element: (element: string, sentence: string) => string
  product: (member: string, sentence: string) => string
  taxpayer: string
}

/** Other sentences follow the name of a field. */
const isWhole = (sentence: string) => /^\p{Lu}/u.test(sentence)

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    line: (line, sentence) => `line ${line}: ${sentence}`,
    element: (element, sentence) => `${element} of the document: ${sentence}`,
    product: (member, sentence) =>
      `names a product whose ${member} ${isWhole(sentence) ? 'is wrong: ' : ''}${sentence}`,
    taxpayer: 'Complete the taxpayer with PUT /taxpayers/{id}.',
  },
  es: {
    line: (line, sentence) => `línea ${line}: ${sentence}`,
    element: (element, sentence) => `${element} del comprobante: ${sentence}`,
    product: (member, sentence) =>
      `nombra un producto cuyo campo ${member} ${isWhole(sentence) ? 'está mal: ' : ''}${sentence}`,
    taxpayer: 'Complete el contribuyente con PUT /taxpayers/{id}.',
  },
}
