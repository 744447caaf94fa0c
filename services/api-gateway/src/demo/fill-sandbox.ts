import { createHash } from 'node:crypto'
import { gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { authorityDay, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import type { Issued, IssueReceipt } from '../issuing/issue-receipt.ts'
import type { Clients } from '../ports.ts'
import { receiptView } from '../receipts/domain/receipt-view.ts'
import { type DemoOrder, type DemoRecord, demoOrders, demoRecords } from './domain/demo-shop.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'findTaxpayer' | 'ensureDefaultTaxes' | 'createRecord'>
  issuance: Pick<Clients['issuance'], 'findDuplicate' | 'findReceipt'>
  issueReceipt: IssueReceipt
  now: () => number
  pause: (ms: number) => Promise<unknown>
}

export interface DemoData {
  filled: boolean
  receipts: number
}

export interface FillSandbox {
  look(principal: Principal): Promise<DemoData>
  /**
   * Creates what is missing; repeated and concurrent calls create nothing twice.
   * @throws AppError `invalid` ACC_10022 in production
   */
  fill(principal: Principal): Promise<DemoData>
}

/** The demo takes at most a third of the sandbox's quota. */
const SHARE = 3
const LOOK_MS = 200
/** The sandbox authorizes within two seconds. What is missing then waits for the next call. */
const MAX_WAIT_MS = 8_000

/**
 * Fills the sandbox of the test taxpayer. Production does not see its records. Ids and references are fixed, so that a
 * repeat creates nothing twice.
 */
export function fillSandbox(dependencies: Dependencies): FillSandbox {
  const { catalog, issuance, issueReceipt, now, pause } = dependencies
  return { look, fill }

  async function look(principal: Principal) {
    const orders = ordersFor(principal)
    const last = orders.at(-1)
    const filled = last !== undefined && (await receiptOf(principal, last)) !== null
    return { filled, receipts: orders.length }
  }

  async function fill(principal: Principal) {
    if (principal.mode !== 'test') throw gatewayErrors.demoDataInProduction()
    const state = await look(principal)
    if (state.filled) return state
    await makeRecords(principal)
    const issued = new Map<string, Issued>()
    for (const one of ordersFor(principal)) {
      const order = await completed(principal, one, issued)
      if (order === null) return { ...state, filled: false }
      issued.set(one.devReference, await issue(principal, one, order))
    }
    return { ...state, filled: true }
  }

  async function makeRecords({ workspaceId }: Principal): Promise<void> {
    const { taxpayerId } = await catalog.findTaxpayer({ workspaceId, ruc: TEST_TAXPAYER_RUC })
    const { records } = await catalog.ensureDefaultTaxes({ workspaceId })
    const taxes = records.map((one) => JSON.parse(one.toString()) as { id: string; code: string })
    const taxOf = (rate: string) => taxes.find(({ code }) => code === `IVA${rate}`)?.id ?? ''
    const idOf = (key: string) => fixedId(`${workspaceId} ${key}`)
    for (const record of demoRecords({ taxpayerId, idOf, taxOf })) {
      await makeRecord(workspaceId, idOf(record.key), record)
    }
  }

  /** An existing code or number stays as it is; a deleted record stays deleted. */
  async function makeRecord(workspaceId: string, id: string, { resource, fields }: DemoRecord): Promise<void> {
    const record = Buffer.from(JSON.stringify(fields))
    await catalog.createRecord({ workspaceId, mode: 'test', resource, id, record }).catch(unlessThereAlready)
  }

  function ordersFor({ plan: { quota } }: Principal): DemoOrder[] {
    const today = now()
    const orders = demoOrders({ day: (ago) => authorityDay(today - ago * 86_400_000) })
    return quota === null ? orders : orders.slice(0, Math.floor(quota / SHARE))
  }

  async function completed(principal: Principal, { modifies, order }: DemoOrder, issued: Map<string, Issued>) {
    const invoice = modifies === undefined ? undefined : issued.get(modifies)
    if (invoice === undefined) return order
    const { id, number, issueDate } = receiptView(invoice.receipt)
    if (!(await isAuthorized(principal, id))) return null
    return { ...order, supportingDocument: { documentType: 'INVOICE', number, issueDate } }
  }

  async function isAuthorized(principal: Principal, id: string): Promise<boolean> {
    const until = now() + MAX_WAIT_MS
    do {
      const receipt = await issuance.findReceipt({ caller: callerOf(principal), id, ruc: TEST_TAXPAYER_RUC })
      if (receiptView(receipt).authorizedAt !== null) return true
      await pause(LOOK_MS)
    } while (now() < until)
    return false
  }

  function issue(principal: Principal, { documentType, devReference }: DemoOrder, order: object): Promise<Issued> {
    const body = { ...order, devReference: referenceOf(devReference), sendEmail: false }
    return issueReceipt({ principal, ruc: TEST_TAXPAYER_RUC, documentType, body, problems: [] })
  }

  async function receiptOf(principal: Principal, { documentType, devReference }: DemoOrder) {
    const { found, receipt } = await issuance.findDuplicate({
      caller: callerOf(principal),
      ruc: TEST_TAXPAYER_RUC,
      documentType,
      bodyHash: '',
      devReference: referenceOf(devReference),
    })
    return found ? receipt : null
  }
}

function referenceOf(name: string): string {
  return `demo-${name}`
}

function unlessThereAlready(error: unknown): void {
  if (!AppError.is(error) || error.kind !== 'conflict') throw error
}

/** A UUID, version 8, derived from the text. */
function fixedId(text: string): string {
  const bytes = createHash('sha256').update(`demo data ${text}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
