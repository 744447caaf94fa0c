import type { ServiceName } from '../../../local/src/registry.ts'
import * as accountActs from './acts/account-acts.ts'
import type { Act, Check } from './acts/outcome.ts'
import * as receiptActs from './acts/receipt-acts.ts'
import * as recordActs from './acts/record-acts.ts'
import * as taxpayerActs from './acts/taxpayer-acts.ts'
import * as webhookActs from './acts/webhook-acts.ts'
import type { Target } from './target.ts'

/** What a caller or the clock has done, and what must be true afterwards, whichever process died meanwhile. */
export const acts = {
  receipt: receiptActs.receipt,
  live: receiptActs.live,
  slow: receiptActs.slow,
  submittedAgain: receiptActs.submittedAgain,
  rejected: receiptActs.rejected,
  retried: receiptActs.retried,
  voided: receiptActs.voided,
  preBuilt: receiptActs.preBuilt,
  imported: receiptActs.imported,
  purged: receiptActs.purged,
  signerAway: receiptActs.signerAway,
  numberSet: receiptActs.numberSet,
  quotaNotice: receiptActs.quotaNotice,
  mailedAgain: receiptActs.mailedAgain,
  announcedAgain: receiptActs.announcedAgain,
  ...accountActs,
  ...taxpayerActs,
  ...recordActs,
  ...webhookActs,
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

/** Work that this service looks for at its start, and then only every half minute or hour. */
export const CLAIMED_AT_START: Partial<Record<ActName, ServiceName>> = {
  deletionLeft: 'api-gateway',
  keptNotice: 'api-gateway',
  expiring: 'api-gateway',
}

export async function perform(target: Target, act: ActName): Promise<Check> {
  const check = await acts[act](target)
  const service = CLAIMED_AT_START[act]
  if (service !== undefined) await target.alone(service, () => restart(target, service))
  return check
}

export async function restart({ system }: Target, service: ServiceName): Promise<void> {
  await system.kill(service)
  await system.restart(service)
}
