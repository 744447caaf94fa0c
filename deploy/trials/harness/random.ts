import { type Chance, chance } from '../../../libs/tax-document/tests/random.ts'

export interface Random extends Chance {
  bytes(size: number): Buffer
}

/** Numbers and bytes that the same seed brings again. */
export function randomOf(seed: number): Random {
  const numbers = chance(seed)
  return {
    ...numbers,
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => numbers.below(256))),
  }
}
