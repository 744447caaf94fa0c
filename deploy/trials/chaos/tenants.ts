import type { Mode } from '@etax/contracts'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { unwrap } from '../harness/authority-schema.ts'
import { ask, download, issue, must, reached, signedIn } from '../harness/client.ts'
import { otherKinds, type Support } from '../harness/every-kind.ts'
import type { Fixture } from '../harness/fixture.ts'
import { anInvoice, anItem } from '../harness/invoices.ts'
import { withLiveKey } from '../harness/live-key.ts'
import type { Cluster } from './cluster.ts'

export interface Tenant {
  name: string
  workspaceId: string
  test: Fixture
  live: Fixture
  supports: Record<Mode, Support>
  preBuilt: { invoice: Issued; waybill: Issued }
}

export interface Issued {
  document: string
  accessKey: string
}

const SETUP_MS = 180_000
export const RUCS = ['1790011674001', '1790085783001', '1790016919001', '0992397535001', '1790012345001']

export async function openTenants(cluster: Cluster, count: number): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  for (const [n, ruc] of RUCS.slice(0, count).entries()) tenants.push(await openTenant(cluster, `tenant-${n}`, ruc))
  return tenants
}

async function openTenant(cluster: Cluster, name: string, ruc: string): Promise<Tenant> {
  const workspace = await openWorkspace(cluster.accounts, name)
  const test: Fixture = {
    baseUrl: cluster.baseUrls[0] ?? '',
    workspace,
    mail: { to: async () => [] },
    ownHost: '127.0.0.1',
    processes: undefined,
    async [Symbol.asyncDispose]() {},
  }
  const live = await withLiveKey(test, ruc)
  await hear(cluster, test, name)
  const [testSupport, liveSupport, waybill] = await Promise.all([aSupport(test), aSupport(live), aWaybill(live, test)])
  return {
    name,
    workspaceId: workspace.workspaceId,
    test,
    live,
    supports: { test: testSupport, live: liveSupport },
    preBuilt: { invoice: await documentOf(live, liveSupport), waybill },
  }
}

async function hear({ receivers }: Cluster, fixture: Fixture, name: string): Promise<void> {
  const account = await signedIn(fixture)
  for (const mode of ['test', 'live']) {
    const url = receivers.urlOf(`${name}-${mode}`)
    const created = must(201, await account('POST', '/account/webhooks', { url, mode, events: [] }))
    receivers.secrets.set(`${name}-${mode}`, created.data.secret)
  }
}

interface SupportReceipt extends Support {
  id: string
}

async function aSupport(fixture: Fixture): Promise<SupportReceipt> {
  const { id } = await issue(fixture, anInvoice({ sendEmail: false, items: [anItem({ quantity: 900_000 })] }))
  return reached(fixture, id, ['COMPLETED'], SETUP_MS)
}

async function documentOf(fixture: Fixture, { id, accessKey }: { id: string; accessKey: string }): Promise<Issued> {
  const { document } = unwrap((await download(fixture, id, 'xml')).toString())
  // Their own series: callers choose the numbers, and ours continue after the highest.
  const ownKey = `${accessKey.slice(0, 27)}002${accessKey.slice(30)}`
  const own = document.replace(accessKey, ownKey).replace(/<ptoEmi>\d+</, '<ptoEmi>002<')
  return { document: own, accessKey: ownKey }
}

async function aWaybill(live: Fixture, test: Fixture): Promise<Issued> {
  const { id: invoice } = await issue(live, anInvoice({ sendEmail: false }))
  const support = await reached(live, invoice, ['COMPLETED'], SETUP_MS)
  const account = await signedIn(test, { 'x-taxpayer-ruc': live.workspace.taxpayerRuc })
  const body = otherKinds.waybills(support, 'guia@example.com')
  const { id } = must(202, await account('POST', '/account/waybills', body)).data
  const sandbox = { ...live, workspace: { ...live.workspace, testKey: test.workspace.testKey } }
  const receipt = await reached(sandbox, id, ['COMPLETED'], SETUP_MS)
  return documentOf(sandbox, receipt)
}

export function askAt(fixture: Fixture, baseUrl: string, path: string, body: object) {
  return ask({ ...fixture, baseUrl }, 'POST', path, { body })
}
