import { catalogErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { invalid } from '../domain/read-body.ts'
import type { Row } from '../domain/resource.ts'
import type { Invoices, Records } from '../ports.ts'
import { claimInvoice } from './claim-invoice.ts'

const claim = { workspaceId: 'w', invoiceId: 'i', view: { mode: 'test' }, receiptId: 'later' } as const

function aSpoiltInvoice(issuedAt: Date | null) {
  const released: string[] = []
  const progress = { receiptId: 'first', claims: 1, until: null, issuedAt }
  const invoices = {
    claim: async () => ({ _id: 'i', workspaceId: 'w', details: [], issuing: { test: progress } }) as unknown as Row,
    release: async ({ receiptId }: { receiptId: string }) => released.push(receiptId) > 0,
  } as unknown as Invoices
  const find = () => Promise.reject(invalid([catalogErrors.referenceUnknown.at('emissionPointId', { reason: 'logo' })]))
  return { released, ask: () => claimInvoice({ invoices, records: { find } as unknown as Records })(claim) }
}

test('an issued invoice is answered whatever its records have become', async () => {
  const { ask } = aSpoiltInvoice(new Date())

  expect(await ask()).toMatchObject({ receiptId: 'first', issuedBefore: true, deletedPart: 'emissionPointId' })
})

test('one that is not issued is refused with the reason, and its claim ends', async () => {
  const { ask, released } = aSpoiltInvoice(null)

  await expect(ask()).rejects.toMatchObject({ code: 'VAL_10000', details: [{ path: 'emissionPointId' }] })
  expect(released).toEqual(['first'])
})
