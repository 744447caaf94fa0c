/** A text in lower case without accents, for searches and column heads: "ursula" equals "Úrsula". It makes ñ an n. */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC')
}

/** Only accents: other marks are letters of their scripts. */
const MARKS = /[\u0300-\u036f]/g
