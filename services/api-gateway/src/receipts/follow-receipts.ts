import { decodeReceiptView, type ReceiptView } from '@etax/contracts'
import { followChanges } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Clients } from '../ports.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'listChanged'>
  log: Pick<Logger, 'warn'>
  intervalMs?: number
}

export interface FollowReceipts {
  /** Calls back with every newer version, until disposal. */
  follow(receipt: ReceiptView, onChange: (receipt: ReceiptView) => void): Disposable
}

/** Asks issuance for all followed receipts together. */
export function followReceipts({ issuance, ...rest }: Dependencies): FollowReceipts {
  const changes = followChanges<Followed>({
    ...rest,
    changesOf: async (known) => {
      const { receipts } = await issuance.listChanged({ known: [...known] })
      return receipts.map(({ view }) => followed(decodeReceiptView(view)))
    },
  })
  return { follow: (receipt, onChange) => changes.follow(followed(receipt), ({ receipt: newer }) => onChange(newer)) }
}

interface Followed {
  id: string
  version: number
  receipt: ReceiptView
}

function followed(receipt: ReceiptView): Followed {
  return { id: receipt.id, version: receipt.version ?? 0, receipt }
}
