/** Numbers that the same seed brings again (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
  bytes(size: number): Buffer
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => below(256))),
  }
}
