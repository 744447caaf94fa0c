import type { Holdings, Numbering, Receipts, SeriesPart } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'isAny'>
  numbering: Pick<Numbering, 'hasSeries'>
}

export function describeHoldings({ receipts, numbering }: Dependencies) {
  return async (part: SeriesPart): Promise<Holdings> => {
    const [test, live] = [{ ...part, mode: 'test' } as const, { ...part, mode: 'live' } as const]
    const [sandboxReceipts, liveReceipts, unfinishedTest, unfinishedLive, sequentials] = await Promise.all([
      receipts.isAny(test, 'all'),
      receipts.isAny(live, 'all'),
      receipts.isAny(test, 'unfinished'),
      receipts.isAny(live, 'unfinished'),
      numbering.hasSeries(part),
    ])
    return { sandboxReceipts, liveReceipts, unfinishedReceipts: unfinishedTest || unfinishedLive, sequentials }
  }
}
