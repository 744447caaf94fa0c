import type { Issuance } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'

/** A receipt as issuance answers it. */
export type Receipt = Awaited<ReturnType<ClientOf<typeof Issuance>['findReceipt']>>
