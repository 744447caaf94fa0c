import fc from 'fast-check'
import type { Random } from '../harness/random.ts'
import type { Opened } from './fuzz-class.ts'
import { mutated } from './mutate.ts'

/** Batch size, because generation has a fixed cost. */
const BLOCK = 256

/** The corpus, then mixed inputs: three of four by structure, one by bytes, possibly of the former. */
export function* makeInputs({ corpus, words, structured }: Opened, inputs: number, random: Random): Generator<Buffer> {
  let block: Buffer[] = []
  const next = () => {
    if (block.length === 0) block = fc.sample(structured, { seed: random.below(2 ** 31), numRuns: BLOCK })
    return block.pop() ?? Buffer.alloc(0)
  }
  for (let n = 0; n < inputs; n++) {
    if (n < corpus.length) yield Buffer.from(corpus[n] ?? '')
    else if (random.below(4) > 0) yield next()
    else yield mutated(random.once(3) ? next() : random.pick(corpus), words, corpus, random)
  }
}
