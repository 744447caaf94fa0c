import { encodeReceiptView, type ReceiptView, receiptViewExample } from '@etax/contracts'
import { AppError, newId } from '@etax/kernel'
import type { Clients } from '../src/ports.ts'
import type { RpcReceipt } from '../src/receipts/domain/receipt-view.ts'

export type Overrides = { [Name in keyof Clients]?: Partial<Clients[Name]> }

export type IssueRequest = Parameters<Clients['issuance']['issue']>[0]

/** Clients for one workspace with one taxpayer; unexpected calls throw. */
export function fakeClients(overrides: Overrides = {}): Clients {
  return {
    authority: fake('authority', overrides.authority),
    catalog: fake('catalog', {
      findTaxpayer: existingTaxpayer,
      fixRegistryNumber,
      prepareWorkspace,
      listRecords: async () => ({ records: [], total: 0, nextCursor: '' }),
      concludeTaxpayerDeletion: async () => ({}),
      ...overrides.catalog,
    }),
    issuance: fake('issuance', overrides.issuance),
    renderer: fake('renderer', overrides.renderer),
    signer: fake('signer', { describeCertificates, ...overrides.signer }),
    webhooks: fake('webhooks', {
      listEndpoints: async () => ({ endpoints: [] }),
      endUnprovedEndpoints: async () => ({}),
      takeEvents: async () => ({ events: [] }),
      ...overrides.webhooks,
    }),
  }
}

export const TEST_RUC = '1799999990001'
export const OWN_RUC = '1790012345001'

async function existingTaxpayer({ ruc = '' }: { ruc?: string }) {
  if (ruc !== TEST_RUC && ruc !== OWN_RUC) throw new AppError('not-found', 'CAT_10016', 'not in this workspace')
  return aTaxpayer(ruc)
}

/** A taxpayer without documents. */
export function aTaxpayer(ruc: string) {
  const nothingYet = { numberFixed: false, certificateId: '', inProduction: false }
  return { taxpayerId: `taxpayer-${ruc}`, testTaxpayer: ruc === TEST_RUC, ...nothingYet }
}

async function fixRegistryNumber() {
  return { seriesFound: true }
}

/** Nothing is stored for a registry number. */
export const NO_HOLDINGS = {
  sandboxReceipts: false,
  liveReceipts: false,
  unfinishedReceipts: false,
  sequentials: false,
}

async function describeCertificates() {
  return { certificates: [] }
}

async function prepareWorkspace() {
  return { taxpayerId: newId(), ruc: TEST_RUC, establishmentId: newId(), emissionPointId: newId() }
}

function fake<T extends object>(name: string, methods: Partial<T> = {}): T {
  return new Proxy(methods, {
    get(target, method) {
      const fakeMethod = Reflect.get(target, method)
      if (fakeMethod !== undefined) return fakeMethod
      return async () => {
        throw new Error(`${name}.${String(method)} is not part of this test`)
      }
    },
  }) as T
}

export const ACCESS_KEY = '2111202601179999999000110010010000000011234567817'

export function aReceipt(fields: Partial<ReceiptView> = {}): RpcReceipt {
  const view: ReceiptView = {
    ...receiptViewExample,
    accessKey: ACCESS_KEY,
    status: 'DRAFT',
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María Peña',
      email: null,
      phone: null,
      address: null,
    },
    authorizationNumber: null,
    authorizedAt: null,
    devReference: null,
    ...fields,
  }
  return { id: view.id, view: encodeReceiptView(view) }
}
