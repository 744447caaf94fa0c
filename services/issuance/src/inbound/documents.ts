import {
  Documents,
  issuanceErrors,
  orderOfMessage,
  RECEIPT_STATUSES,
  structOf,
  typedPath,
  typedReceipt,
} from '@etax/contracts'
import {
  AppError,
  atMost,
  type ErrorDetail,
  fieldErrors,
  isUuid,
  mustBe,
  mustBeOneOf,
  newId,
  words,
} from '@etax/kernel'
import { type Handlers, type Implementation, implementForTeams } from '@etax/rpc'
import {
  authorityDay,
  brokenReference,
  DAY_FORM,
  type DocumentType,
  isDay,
  listedKinds,
  type PostedOrder,
} from '@etax/tax-document'
import { invalidOrder } from '../domain/invalid-order.ts'
import { orderHash } from '../domain/order-hash.ts'
import type { Owner } from '../domain/receipt.ts'
import { receiptView } from '../domain/receipt-view.ts'
import type { Recorded } from '../domain/state-machine.ts'
import type { Teams } from '../domain/teams.ts'
import type { ListRequest } from '../list-receipts.ts'
import type { IssueCommand } from '../prepare-document.ts'
import type { WatchReceipt } from '../watch-receipt.ts'
import { shapeProblems } from './broken-order.ts'
import type { UseCases } from './grpc.ts'
import { issueOrder } from './judge-order.ts'
import { devReferenceOf, documentTypeOf, malformed, ownerOf, receiptIdOf } from './wire-values.ts'

interface Dependencies {
  useCases: Pick<UseCases, 'issue' | 'previewOrder' | 'find' | 'list' | 'fetchXml'>
  watch: WatchReceipt
  teams: Teams
  now: () => Date
}

type DocumentHandlers = Handlers<typeof Documents, 'watchReceipt'>
type Requests = { [Name in keyof DocumentHandlers]: Parameters<DocumentHandlers[Name]>[0] }
type Caller = Requests['getReceipt']['caller']

/** documents.v1, for internal teams: typed messages; each team in its workspaces. */
export function documentsService({ useCases, watch, teams, now }: Dependencies): Implementation {
  const admitted = (caller: Caller, peer: string | undefined): Owner => {
    const owner = ownerOf(caller)
    if (!isUuid(owner.workspaceId) || owner.workspaceId !== owner.workspaceId.toLowerCase())
      throw malformed({ reason: 'caller' })
    teams.requireAdmitted(owner, peer)
    return owner
  }
  const handlers: DocumentHandlers = {
    issueDocument: async (request, { peer }) => {
      const { documentType, order, path } = readOrder(request.order)
      const command = issueCommand(request, { owner: admitted(request.caller, peer), documentType, order, now: now() })
      const problems = [
        ...rucProblems(request.ruc),
        ...brokenReference(request.devReference),
        ...shapeProblems(command.order),
      ]
      const { receipt, duplicate, warnings } = await typed(path, issueOrder(useCases, command, problems))
      return { receipt: receiptMessage(receipt), duplicate, warnings: warningMessages(warnings, path) }
    },
    previewDocument: async (request, { peer }) => {
      const { documentType, order, path } = readOrder(request.order)
      const owner = admitted(request.caller, peer)
      const unstored = { receiptId: newId(), devReference: '', sendEmail: false, allowance: null, mail: null }
      const command = issueCommand({ ...request, ...unstored }, { owner, documentType, order, now: now() })
      const problems = [...rucProblems(request.ruc), ...shapeProblems(command.order)]
      const preview = await typed(path, previewOrder(useCases, command, problems))
      const { totals, issueDate, establishment, emissionPoint, lines, warnings, xml } = preview
      const place = { totals, issueDate, establishment, emissionPoint, lines }
      return { ...place, warnings: warningMessages(warnings, path), xml: Buffer.from(xml) }
    },
    getReceipt: async ({ caller, id, ruc }, { peer }) => {
      return { receipt: receiptMessage(await useCases.find(admitted(caller, peer), id, ruc || undefined)) }
    },
    listReceipts: async (request, { peer }) => {
      const { rows, isMinimum, ...page } = await useCases.list(listRequest(request, admitted(request.caller, peer)))
      return { receipts: rows.map(receiptMessage), ...page, totalIsMinimum: isMinimum }
    },
    async *watchReceipt({ caller, id, ruc, knownVersion }, { peer, signal }) {
      const request = { caller: admitted(caller, peer), id, ruc: ruc || undefined, knownVersion, signal }
      for await (const receipt of watch(request)) yield { receipt: receiptMessage(receipt) }
    },
    getXml: async ({ caller, id, ruc }, { peer }) => useCases.fetchXml(admitted(caller, peer), id, ruc || undefined),
  }
  return implementForTeams<typeof Documents, 'watchReceipt'>(Documents, handlers, teams.names)
}

/** @throws AppError `invalid` ISS_10006 for an order of no kind */
function readOrder(message: Requests['issueDocument']['order']) {
  const read = orderOfMessage(message)
  if (read === undefined) throw malformed({ reason: 'order', kinds: listedKinds.map(({ events }) => events) })
  const { kind, order } = read
  return { documentType: kind.documentType, order, path: (path: string) => typedPath(kind.documentType, path) }
}

interface ReadOrder {
  owner: Owner
  documentType: DocumentType
  order: object
  now: Date
}

function issueCommand(
  request: Omit<Requests['issueDocument'], 'caller' | 'order'>,
  { owner, documentType, order, now }: ReadOrder,
): IssueCommand {
  const { receiptId, ruc, devReference, sendEmail = true, mail } = request
  const allowance = request.allowance ?? { limited: false, quota: 0, excess: 0, period: '' }
  return {
    caller: owner,
    keyId: null,
    receiptId: receiptIdOf(receiptId),
    ruc,
    devReference: devReferenceOf(devReference),
    bodyHash: orderHash({ ...order, documentType }),
    sendEmail,
    allowance: { ...allowance, period: allowance.period || authorityDay(now.getTime()).slice(0, 7) },
    mail: mail ?? { everybody: owner.mode === 'live', addresses: [] },
    order: { ...order, documentType } as PostedOrder,
  }
}

async function previewOrder(
  { previewOrder: preview }: Pick<UseCases, 'previewOrder'>,
  command: IssueCommand,
  problems: readonly ErrorDetail[],
) {
  if (problems.length > 0) throw invalidOrder(problems)
  const made = await preview(command)
  // Only a devReference finds a receipt.
  if ('duplicate' in made) throw issuanceErrors.contradictsStored()
  return made
}

/** Names fields as in the message. @throws AppError */
async function typed<Answer>(pathOf: (path: string) => string, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!AppError.is(error) || error.details.length === 0) throw error
    const { kind, code, message, params, retryAfter } = error
    throw new AppError(kind, code, message, {
      details: error.details.map((detail) => ({ ...detail, path: pathOf(detail.path) })),
      ...(params && { params }),
      ...(retryAfter !== undefined && { retryAfter }),
      cause: error,
    })
  })
}

function warningMessages(warnings: readonly ErrorDetail[], pathOf: (path: string) => string) {
  return warnings.map(({ code, message, path, params }) => {
    return { code, message, path: path === '' ? '' : pathOf(path), ...(params && { params: structOf(params) }) }
  })
}

const RUC_FORM = mustBe(words('13 digits, such as 1790012345001', '13 dígitos, por ejemplo 1790012345001'))

function rucProblems(ruc: string): ErrorDetail[] {
  return /^\d{13}$/.test(ruc) ? [] : [fieldErrors.wrongForm.at('ruc', RUC_FORM)]
}

const MAX_LIMIT = 100

/** @throws AppError `invalid` VAL_10000, ISS_10006 */
function listRequest(request: Requests['listReceipts'], owner: Owner): ListRequest {
  const { ruc, limit, cursor, documentType, issuedFrom, issuedTo } = request
  const isStatus = (name: string) => RECEIPT_STATUSES.some((status) => status === name)
  const days = { issued_from: issuedFrom, issued_to: issuedTo }
  const problems = [
    ...rucProblems(ruc),
    ...request.statuses.flatMap((status, at) =>
      isStatus(status) ? [] : [fieldErrors.notAllowed.at(`statuses[${at}]`, mustBeOneOf(RECEIPT_STATUSES))],
    ),
    ...Object.entries(days).flatMap(([name, day]) =>
      day === '' || isDay(day) ? [] : [fieldErrors.wrongForm.at(name, mustBe(DAY_FORM))],
    ),
    ...(limit > MAX_LIMIT ? [fieldErrors.outOfRange.at('limit', atMost(MAX_LIMIT))] : []),
  ]
  if (problems.length > 0) throw invalidOrder(problems)
  const { devReference, customerIdentification, number, q } = request
  const texts = { from: issuedFrom, to: issuedTo, devReference, customerIdentification, number, q }
  const filters = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  const kind = documentType === '' ? {} : { documentType: documentTypeOf(documentType) }
  const statuses = RECEIPT_STATUSES.filter((status) => request.statuses.includes(status))
  const filter = { ...owner, ruc, ...filters, ...kind, ...(statuses.length > 0 && { statuses }) }
  return { filter, limit: limit || 20, page: 1, cursor }
}

function receiptMessage(receipt: Recorded) {
  return typedReceipt(receiptView(receipt))
}
