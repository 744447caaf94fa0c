import { withoutAccents } from '@etax/kernel'

const KEPT_OF_WORD = 30
const MAX_WORDS = 30

/** Lower case without accents: "Peña & Cía." is pena and cia. */
export function nameWords(name: string): string[] {
  const words = withoutAccents(name).split(NO_WORD)
  const kept = words.filter((word) => word !== '').map((word) => [...word].slice(0, KEPT_OF_WORD).join(''))
  return [...new Set(kept)].slice(0, MAX_WORDS)
}

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u
