import { type Chance, chance } from '../../../libs/tax-document/tests/random.ts'

export interface Random extends Chance {
  bytes(size: number): Buffer
}

export function randomOf(seed: number): Random {
  const numbers = chance(seed)
  return {
    ...numbers,
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => numbers.below(256))),
  }
}
