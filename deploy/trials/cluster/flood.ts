import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'

/** Previews, which cost as much as orders and leave no receipts. */
export async function flood(
  fixture: Fixture,
  { aSecond, seconds }: { aSecond: number; seconds: number },
): Promise<void> {
  const pending: Promise<unknown>[] = []
  for (let n = 0; n < aSecond * seconds; n += 1) {
    pending.push(ask(fixture, 'POST', '/v1/developer/invoices/preview', { body: anInvoice() }).catch(() => {}))
    await pause(1_000 / aSecond)
  }
  await Promise.all(pending)
}
