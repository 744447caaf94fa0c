import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectMongo, type Mongo } from '@etax/runtime'
import type { Call } from '../../../services/authority-connector/src/simulator/call-log.ts'
import type { Listed } from '../../../services/authority-connector/src/simulator/registry.ts'
import type { ServiceName } from '../../local/src/registry.ts'
import { databaseOf } from '../../topology.ts'
import type { Cluster } from './cluster.ts'
import type {
  ClientCall,
  FaultRun,
  History,
  ReceiptChange,
  ReceiptDeletion,
  ReceivedWebhook,
  TakenMail,
} from './history.ts'
import type { Tenant } from './tenants.ts'

export interface StoredReceipt {
  id: string
  workspaceId: string
  mode: string
  ruc: string
  documentType: string
  series: string
  sequential: string
  accessKey: string
  reference: string | null
  status: string
  version: number
  timeline: string[]
  ownXml: boolean
  quotaHeld: boolean
  period: string
  digest: string
  authorization: { number: string; at: string; digest: string } | null
  recipients: string[]
  /** Submitted to the separate authority server. */
  toServer: boolean
  createdAt: number
}

export interface StoredDelivery {
  receiptId: string
  endpoint: string
  type: string
  status: string
  made: number
}

export interface Verdict {
  accessKey: string
  state: string
  at: string
  digest: string
}

export interface Evidence {
  calls: readonly ClientCall[]
  faults: readonly FaultRun[]
  changes: readonly ReceiptChange[]
  deletions: readonly ReceiptDeletion[]
  receipts: readonly StoredReceipt[]
  authorityCalls: readonly Call[]
  verdicts: readonly Verdict[]
  mails: readonly TakenMail[]
  webhooks: readonly ReceivedWebhook[]
  deliveries: readonly StoredDelivery[]
  usage: readonly { id: string; used: number }[]
  leaks: readonly string[]
}

export async function collectEvidence(
  cluster: Cluster,
  history: History,
  tenants: readonly Tenant[],
): Promise<Evidence> {
  await using issuance = await database(cluster, 'issuance')
  await using webhooks = await database(cluster, 'webhook-dispatcher')
  const receipts = await issuance.db.collection('receipts').find().toArray()
  const usage = await issuance.db.collection<{ _id: string; used: number }>('usage').find().toArray()
  const log = await fetch(`${cluster.authorityControl}/log?max=50000`)
  const { calls: authorityCalls } = (await log.json()) as { calls: Call[] }
  return {
    calls: history.calls,
    faults: history.faults,
    changes: history.changes,
    deletions: history.deletions,
    receipts: receipts.map(storedReceipt),
    authorityCalls,
    verdicts: verdictsIn(cluster.authorityFile),
    mails: cluster.mail.mails,
    webhooks: cluster.receivers.received,
    deliveries: await deliveriesIn(webhooks),
    usage: usage.map(({ _id, used }) => ({ id: _id, used })),
    leaks: leaksIn(cluster, tenants),
  }
}

export function database({ mongodbUrl, databasePrefix }: Cluster, name: ServiceName): Promise<Mongo> {
  return connectMongo(mongodbUrl, databaseOf(name, databasePrefix))
}

// biome-ignore lint/suspicious/noExplicitAny: a row as the database gives it
function storedReceipt(row: any): StoredReceipt {
  const { workspaceId, mode, ruc, documentType, authorization } = row
  return {
    id: row._id,
    workspaceId,
    mode,
    ruc,
    documentType,
    series: seriesOf(row),
    sequential: row.sequential,
    accessKey: row.accessKey,
    reference: row.referenceKey ?? null,
    status: row.status,
    version: row.version,
    ownXml: row.ownXml,
    quotaHeld: row.quotaHeld,
    period: row.period,
    timeline: row.timeline.map(({ status }: { status: string }) => status),
    digest: digestOf(row.xml),
    authorization: authorization && {
      number: authorization.number,
      at: authorization.at,
      digest: digestOf(authorization.document ?? row.xml),
    },
    recipients: row.recipients,
    toServer: row.authority !== 'simulated',
    createdAt: row.createdAt.getTime(),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a row as the database gives it
export function seriesOf({ workspaceId, mode, ruc, documentType, establishment, emissionPoint }: any): string {
  return [workspaceId, mode, ruc, documentType, establishment, emissionPoint].join('|')
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function verdictsIn(file: string): Verdict[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const byKey = new Map<string, Verdict>()
  for (const line of lines) {
    const { accessKey, attempts } = JSON.parse(line) as { accessKey: string; attempts: Listed[] }
    const last = attempts.at(-1)
    if (last !== undefined)
      byKey.set(accessKey, { accessKey, state: last.state, at: last.at, digest: digestOf(last.xml) })
  }
  return [...byKey.values()]
}

async function deliveriesIn({ db }: Mongo): Promise<StoredDelivery[]> {
  const rows = await db.collection('deliveries').find().toArray()
  return rows.map(({ receiptId, endpointId, type, status, made }) => ({
    receiptId: receiptId ?? '',
    endpoint: endpointId,
    type,
    status,
    made,
  }))
}

function leaksIn({ folder, shared }: Cluster, tenants: readonly Tenant[]): string[] {
  const secrets = [
    ...tenants.flatMap(({ test: { workspace } }) => [workspace.testKey, workspace.liveKey, workspace.password]),
    ...['issuance', 'signer'].map((name) => /:([^:@/]+)@/.exec(shared.mongodbUrl(name as ServiceName))?.[1] ?? ''),
    '-----BEGIN PRIVATE KEY',
    '-----BEGIN ENCRYPTED PRIVATE KEY',
  ]
  const logs = join(folder, 'logs')
  return readdirSync(logs).filter((name) => {
    const text = readFileSync(join(logs, name), 'utf8')
    return secrets.some((secret) => secret !== '' && text.includes(secret))
  })
}
