import { isUtf8 } from 'node:buffer'
import { encodeReceiptView, Issuance, issuanceErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import { type Handlers, type Implementation, implement } from '@etax/rpc'
import type { PostedOrder } from '@etax/tax-document'
import type { ConsultAuthority } from '../consult-authority.ts'
import type { DescribeFigures } from '../describe-figures.ts'
import { invalidOrder } from '../domain/invalid-order.ts'
import type { Owner, Receipt, Status } from '../domain/receipt.ts'
import { receiptView } from '../domain/receipt-view.ts'
import type { Recorded } from '../domain/state-machine.ts'
import type { Emailed, EmailRequest } from '../email-receipt.ts'
import type { FindDuplicate } from '../find-duplicate.ts'
import type { FindReceipt } from '../find-receipt.ts'
import type { ImportRequest } from '../import-receipt.ts'
import type { IssueDocument } from '../issue-document.ts'
import type { ReceiptVersion } from '../list-changed.ts'
import type { ListRequest } from '../list-receipts.ts'
import type {
  Allowance,
  Holdings,
  KindCount,
  ListedPage,
  ListFilter,
  Numbering,
  Receipts,
  Reports,
  SeriesPart,
} from '../ports.ts'
import type { OrderPreview, PreviewOrder } from '../preview-order.ts'
import type { ReviewXml } from '../review-xml.ts'
import type { SignXmlRequest } from '../sign-xml.ts'
import type { SubmitXml } from '../submit-xml.ts'
import { fieldProblems, kindProblems, shapeProblems } from './broken-order.ts'
import { dailyUsageMessage, figuresMessage, figuresRequest } from './figures-messages.ts'
import { issueOrder, judge } from './judge-order.ts'
import {
  allowanceOf,
  clockOffsetOf,
  devReferenceOf,
  documentTypeOf,
  mailPolicyOf,
  ownerOf,
  receiptIdOf,
} from './wire-values.ts'

export interface UseCases {
  issue: IssueDocument
  previewOrder: PreviewOrder
  submitXml: SubmitXml
  reviewXml: ReviewXml
  signXml: (request: SignXmlRequest) => Promise<{ xml: string; accessKey: string }>
  importReceipt: (request: ImportRequest) => Promise<Receipt>
  findDuplicate: FindDuplicate
  find: FindReceipt
  fetchXml: (caller: Owner, id: string, ruc?: string) => Promise<{ name: string; contentType: string; content: Buffer }>
  consult: ConsultAuthority
  list: (
    request: ListRequest,
  ) => Promise<Pick<ListedPage, 'total' | 'isMinimum'> & { rows: Recorded[]; nextCursor: string }>
  email: (request: EmailRequest) => Promise<Emailed>
  listChanged: (versions: readonly ReceiptVersion[]) => Promise<Recorded[]>
  retry: (caller: Owner, id: string, ruc: string, allowance: Allowance) => Promise<Receipt>
  void: (caller: Owner, id: string, ruc: string, reason: string) => Promise<Receipt>
  setNextSequential: (
    series: Pick<Receipt, 'workspaceId' | 'mode' | 'ruc' | 'documentType' | 'establishment' | 'emissionPoint'>,
    next: number,
  ) => Promise<void>
  listSequentials: Numbering['list']
  describeHoldings: (part: SeriesPart) => Promise<Holdings>
  describeFigures: DescribeFigures
  reports: Pick<Reports, 'dailyUsage'>
  purge: (workspaceId?: string) => Promise<number>
  numbering: Pick<Numbering, 'used'>
  receipts: Pick<Receipts, 'countByKind'>
}

type Requests = { [Name in keyof Handlers<typeof Issuance>]: Parameters<Handlers<typeof Issuance>[Name]>[0] }

export function issuanceService(useCases: UseCases): Implementation {
  const handlers: Handlers<typeof Issuance> = {
    issue: async (request) => {
      const { input, problems } = issueRequest(request)
      const { receipt, duplicate, warnings } = await issueOrder(useCases, input, problems)
      return { receipt: receiptMessage(receipt), duplicate, warnings: warningMessages(warnings) }
    },
    previewOrder: async (request) => {
      const { input, problems } = issueRequest(request)
      const preview = await (problems.length === 0 ? useCases.previewOrder(input) : judge(useCases, input, problems))
      if (!('duplicate' in preview)) return previewMessage(preview)
      return { receipt: receiptMessage(preview.receipt), warnings: warningMessages(preview.warnings) }
    },
    submitXml: async (request) => {
      const problems = fieldProblems(request)
      if (problems.length > 0) throw invalidOrder(problems)
      const { receipt, duplicate, warnings } = await useCases.submitXml({
        ...request,
        caller: ownerOf(request.caller),
        keyId: request.caller?.keyId || null,
        receiptId: receiptIdOf(request.receiptId),
        ruc: request.ruc,
        devReference: devReferenceOf(request.devReference),
        allowance: allowanceOf(request.allowance),
        mail: mailPolicyOf(request.mail),
      })
      return { receipt: receiptMessage(receipt), duplicate, warnings: warningMessages(warnings) }
    },
    reviewXml: async ({ caller, xml }) => {
      const { errors, warnings } = await useCases.reviewXml(ownerOf(caller), xml)
      return { errors: warningMessages(errors), warnings: warningMessages(warnings) }
    },
    signXml: async ({ caller, ruc, xml }) => {
      const signed = await useCases.signXml({ caller: ownerOf(caller), ruc, xml })
      return { xml: Buffer.from(signed.xml), accessKey: signed.accessKey }
    },
    importReceipt: async ({ caller, receiptId: id, ruc, accessKey }) => {
      const request = { caller: ownerOf(caller), receiptId: receiptIdOf(id), ruc, accessKey }
      return receiptMessage(await useCases.importReceipt(request))
    },
    findDuplicate: async ({ caller, ruc, documentType, devReference, bodyHash }) => {
      const reference = { devReference: devReference || null, bodyHash }
      const issued = await useCases.findDuplicate(ownerOf(caller), ruc, documentTypeOf(documentType), reference)
      if (issued === null) return { found: false }
      return { found: true, receipt: receiptMessage(issued.receipt), warnings: warningMessages(issued.warnings) }
    },
    findReceipt: async ({ caller, id, ruc }) =>
      receiptMessage(await useCases.find(ownerOf(caller), id, ruc || undefined)),
    checkReceipt: async ({ caller, id, ruc }) => {
      const { receipt, warnings } = await useCases.consult.receipt(ownerOf(caller), id, ruc || undefined)
      return { receipt: receiptMessage(receipt), warnings: warningMessages(warnings) }
    },
    checkAccessKey: async ({ caller, accessKey, document }) => {
      const checked = await useCases.consult.accessKey(ownerOf(caller), accessKey, document.toString())
      const { state = '', checkedAt } = checked.authorityStatus ?? {}
      const { warnings, sandbox } = checked
      const message = { state, checkedAt: checkedAt?.toISOString() ?? '', warnings: warningMessages(warnings) }
      if (sandbox === null) return message
      const { number, at } = sandbox.authorization
      return { ...message, sandbox: { sameDocument: sandbox.isSameDocument, number, at } }
    },
    fetchXml: async ({ caller, id, ruc }) => useCases.fetchXml(ownerOf(caller), id, ruc || undefined),
    listReceipts: async (request) => {
      const { rows, isMinimum, ...counted } = await useCases.list(listRequest(request))
      return { receipts: rows.map(receiptMessage), ...counted, totalIsMinimum: isMinimum }
    },
    retry: async ({ caller, id, ruc, allowance }) =>
      receiptMessage(await useCases.retry(ownerOf(caller), id, ruc, allowanceOf(allowance))),
    void: async ({ caller, id, ruc, reason }) => receiptMessage(await useCases.void(ownerOf(caller), id, ruc, reason)),
    emailReceipt: async ({ caller, id, ruc, to, mail }) => {
      const policy = mailPolicyOf(mail)
      const { receipt, ...rest } = await useCases.email({ caller: ownerOf(caller), id, ruc, to, mail: policy })
      return { receipt: receiptMessage(receipt), ...rest }
    },
    listChanged: async ({ known }) => ({ receipts: (await useCases.listChanged(known)).map(receiptMessage) }),
    setNextSequential: async ({ caller, ruc, documentType, establishment, emissionPoint, next }) => {
      const kind = documentTypeOf(documentType)
      const series = { ...ownerOf(caller), ruc, documentType: kind, establishment, emissionPoint }
      await useCases.setNextSequential(series, next)
      return { establishment, emissionPoint, next }
    },
    listSequentials: async ({ caller, ruc, documentType, ...place }) => {
      const kind = documentType === '' ? {} : { documentType: documentTypeOf(documentType) }
      return {
        sequentials: await useCases.listSequentials({ ...ownerOf(caller), ...place, ...kind, ruc }),
      }
    },
    describeHoldings: async ({ ruc, ...part }) => useCases.describeHoldings({ ...part, ruc }),
    describeUsage: async ({ caller, period }) =>
      describeUsage(useCases, ownerOf(caller), { period, keyId: caller?.keyId || null }),
    describeFigures: async ({ caller, ...query }) =>
      figuresMessage(await useCases.describeFigures(figuresRequest(ownerOf(caller), query))),
    describeDailyUsage: async ({ caller, from, to }) =>
      dailyUsageMessage(await useCases.reports.dailyUsage(ownerOf(caller), from, to)),
    purgeSandbox: async ({ caller }) => ({
      deleted: await useCases.purge(caller === null ? undefined : ownerOf(caller).workspaceId),
    }),
  }
  return implement(Issuance, handlers)
}

function warningMessages(warnings: readonly ErrorDetail[]) {
  return warnings.map(({ path, code, message, params }) => ({
    path,
    code,
    message,
    paramsJson: params === undefined ? '' : JSON.stringify(params),
  }))
}

function previewMessage({ logoId, xml, warnings, ...preview }: OrderPreview) {
  const bytes = Buffer.from(xml)
  return {
    ...preview,
    total: preview.totals.total,
    warnings: warningMessages(warnings),
    xml: bytes,
    logoId: logoId ?? '',
  }
}

function issueRequest(request: Requests['issue']) {
  const { caller, receiptId, ruc, devReference, bodyHash, sendEmail, allowance, documentType, order } = request
  const parsed = parseOrder(order)
  const postedOrder = { ...parsed, documentType: documentTypeOf(documentType) } as PostedOrder
  const input = {
    caller: ownerOf(caller),
    keyId: caller?.keyId || null,
    clockOffsetMs: clockOffsetOf(caller),
    receiptId: receiptIdOf(receiptId),
    ruc,
    devReference: devReferenceOf(devReference),
    bodyHash,
    sendEmail,
    allowance: allowanceOf(allowance),
    mail: mailPolicyOf(request.mail),
    agreedContent: request.agreedContent || undefined,
    order: postedOrder,
  }
  return {
    input,
    problems: [...fieldProblems(request), ...kindProblems(parsed, documentType), ...shapeProblems(postedOrder)],
  }
}

/** @throws AppError `invalid` ISS_10005 for anything but JSON in UTF-8 */
function parseOrder(order: Buffer): object {
  if (!isUtf8(order)) throw issuanceErrors.orderNotJson()
  try {
    const parsed: unknown = JSON.parse(order.toString())
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {}
  } catch (cause) {
    throw issuanceErrors.orderNotJson({ cause })
  }
}

function listRequest(request: Requests['listReceipts']): ListRequest {
  const { caller, ruc, limit, page, cursor } = request
  const { documentType, from, to, devReference, customerIdentification, number, accessKey, modifies, q } = request
  const fields = { documentType, from, to, devReference, customerIdentification, number, accessKey, modifies, q }
  const filters = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const statusNames = [request.status, ...request.statuses].filter((status) => status !== '')
  const statuses = statusNames.length === 0 ? {} : { statuses: statusNames as Status[] }
  const filter: ListFilter = { ...ownerOf(caller), ruc, ...filters, ...statuses }
  return { filter, limit: Math.min(limit || 20, 100), page, cursor }
}

interface UsageQuery {
  period: string
  keyId: string | null
}

async function describeUsage({ numbering, receipts }: UseCases, owner: Owner, { period, keyId }: UsageQuery) {
  const [used, groups] = await Promise.all([numbering.used(owner, period), receipts.countByKind(owner, period)])
  const ofKey = groups.filter((group) => keyId !== null && group.keyId === keyId)
  return {
    used,
    byDocumentType: countsOf(groups, 'documentType'),
    byStatus: countsOf(groups, 'status'),
    usedByKey: ofKey.reduce((sum, { held }) => sum + held, 0),
    byDocumentTypeOfKey: countsOf(ofKey, 'documentType'),
    byStatusOfKey: countsOf(ofKey, 'status'),
  }
}

function countsOf(groups: readonly KindCount[], member: 'documentType' | 'status'): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { [member]: name, count } of groups) counts[name] = (counts[name] ?? 0) + count
  return counts
}

function receiptMessage(receipt: Recorded) {
  return { id: receipt._id, view: encodeReceiptView(receiptView(receipt)) }
}
