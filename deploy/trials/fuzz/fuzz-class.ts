import type { Arbitrary } from 'fast-check'
import type { Random } from '../harness/random.ts'

/** What became of one input; whatever else happens is broken. */
export type Outcome = 'refused' | 'accepted'

/** A kind of bytes that others write, and the code that reads them first. */
export interface FuzzClass {
  name: string
  /** How many of 1,000 inputs are of this class. */
  share: number
  /** In milliseconds of the processor: no single input may cost more. */
  maxMs: number
  open(life: AsyncDisposableStack): Promise<Opened>
}

export interface Opened {
  /** Valid inputs, from which others are made. */
  corpus: readonly Buffer[]
  /** Words of the format, put where they may hurt. */
  words: readonly string[]
  /** Inputs made by the format's own structure: most are well-formed, and reach what is behind the parser. */
  structured: Arbitrary<Buffer>
  /** Reads it as the service does. @throws whatever must not be thrown, and where what was read is not what was written */
  read(input: Buffer, random: Random): Promise<Outcome> | Outcome
}
