/**
 * A text in lower case and without accents: what people search for and head columns with is compared so, "ursula" with
 * "Úrsula". An ñ is an n then.
 */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC')
}

/** Accents alone: other marks are letters in their scripts. */
const MARKS = /[\u0300-\u036f]/g
