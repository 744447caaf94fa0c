import { answerIfAny, dataOf, dataWithWarnings, developerPages } from './answers.ts'
import type { BatchOrder, BatchVerdict } from './batch-order.ts'
import { issueBatch } from './batches.ts'
import { type CallOptions, checkRetries, checkTime } from './call-options.ts'
import { catalogs } from './catalogs.ts'
import { type AttemptReport, type Connection, connection, type OnRequest, type Request } from './connection.ts'
import type { Answer, Body, Data, OperationId, Query, WithWarnings } from './description.ts'
import { ConfigurationError, InvalidRequestError } from './errors.ts'
import type { CertificateStatus, LoggedRequest, OrderPreview, Series, Usage } from './generated/api.ts'
import { DocumentsByKind, previewOperations } from './generated/kinds.ts'
import type { Pages } from './pages.ts'
import { receipts } from './receipts.ts'
import { developerRecords } from './records.ts'
import { reports } from './reports.ts'
import { resources } from './resources.ts'
import { webhooks } from './webhook-events.ts'
import { xml } from './xml.ts'

export interface EtaxOptions {
  /** `ak_test_…` works in the sandbox, `ak_live_…` issues for real. Default: ETAX_API_KEY. */
  apiKey?: string
  /** The registry number (RUC) of the issuer; `resources` need none. Default: ETAX_TAXPAYER_RUC. */
  taxpayerRuc?: string
  /** The address of the service. Default: ETAX_BASE_URL, or the address of `npm start`. */
  baseUrl?: string
  /** Default: the runtime's own. */
  fetch?: typeof fetch
  /** The limit of a whole call with its repeats. Default: 60 s. */
  timeoutMs?: number
  /** The limit of one attempt. Default: 20 s. */
  attemptTimeoutMs?: number
  /** Attempts after the first. Default: as many as fit in `timeoutMs`. */
  maxRetries?: number
  /** Runs before every attempt, and may add headers; what it returns receives the report. See `openTelemetry`. */
  onRequest?: OnRequest
  /** Receives every attempt, for logs and metrics. */
  onAttempt?: (attempt: AttemptReport) => void
}

/**
 * The API for one key and one taxpayer. Calls reject with an `EtaxError`, whose subclass has its own remedy. Each call
 * has a deadline, and is repeated where that is harmless.
 */
export class Etax extends DocumentsByKind {
  readonly receipts
  readonly batches
  readonly customers
  readonly products
  readonly xml
  readonly certificate
  readonly reports
  readonly catalogs
  readonly resources
  readonly webhooks
  readonly requests
  // Private at run time too: printing this object prints no key.
  readonly #connection: Connection

  /** @throws ConfigurationError for a wrong key or address */
  constructor(options: EtaxOptions | { connection: Connection } = {}) {
    const over = 'connection' in options ? options.connection : connectionFor(options)
    super(over)
    this.#connection = over
    this.receipts = receipts(over)
    this.batches = {
      /** Issues many orders of any kinds, and returns each verdict as it comes. */
      issue: (
        orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>,
        callOptions?: CallOptions,
      ): AsyncIterable<BatchVerdict> => issueBatch(over, orders, callOptions),
    }
    this.customers = developerRecords(over, customers)
    this.products = developerRecords(over, products)
    this.xml = xml(over)
    this.certificate = certificateOf(over)
    this.reports = reports(over)
    this.catalogs = catalogs(over)
    this.resources = resources(over)
    this.webhooks = webhooks(over)
    this.requests = {
      /** Requests of the last days with this key, newest first, with the remedies of those that failed. */
      list: (filters: Query<'listOwnRequests'> = {}, callOptions?: CallOptions): Pages<LoggedRequest> =>
        developerPages(over, 'listOwnRequests', { ...filters }, callOptions),
    }
  }

  /**
   * The same key for another taxpayer of the workspace.
   * @throws ConfigurationError for a wrong registry number
   */
  taxpayer(ruc: string): Etax {
    if (!isRuc(ruc)) throw new ConfigurationError(`ruc ${RUC_FORM}`)
    return new Etax({ connection: this.#connection.forTaxpayer(ruc) })
  }

  /** The documents of this month's plan that the workspace has used. */
  usage(options?: CallOptions): Promise<Usage> {
    return dataOf(this.#connection, 'getUsage', {}, options)
  }

  /** Checks an order of any kind as issuing does, and issues nothing. */
  preview({ documentType, ...order }: BatchOrder, options?: CallOptions): Promise<WithWarnings<OrderPreview>> {
    const request = { body: order, repeatable: true }
    return dataWithWarnings(this.#connection, previewOperations[documentType], request, options)
  }

  /** The next number of each series in use; other series begin with 1. */
  nextNumbers(filters: Query<'listNextNumbers'> = {}, options?: CallOptions): Promise<readonly Series[]> {
    return dataOf(this.#connection, 'listNextNumbers', { query: { ...filters } }, options)
  }

  /** Any operation of the API, by its operationId: its JSON, or undefined for an empty answer. */
  call<Id extends OperationId>(operation: Id, request: Request = {}, options?: CallOptions): Promise<Answer<Id>> {
    return answerIfAny(this.#connection, operation, request, options)
  }

  /** The answer of `fetch`, for formats such as CSV, or for its headers. */
  callRaw(operation: OperationId, request: Request = {}, options?: CallOptions): Promise<Response> {
    return this.#connection.send(operation, request, options)
  }
}

const customers = {
  list: 'listDeveloperCustomers',
  get: 'getDeveloperCustomer',
  create: 'createDeveloperCustomer',
  update: 'updateDeveloperCustomer',
  delete: 'deleteDeveloperCustomer',
} as const

const products = {
  list: 'listDeveloperProducts',
  get: 'getDeveloperProduct',
  create: 'createDeveloperProduct',
  update: 'updateDeveloperProduct',
  delete: 'deleteDeveloperProduct',
} as const

export interface Certificate {
  status(options?: CallOptions): Promise<CertificateStatus>
  /** @param file the P12 file */
  upload(file: Uint8Array, password: string, options?: CallOptions): Promise<WithWarnings<Data<'uploadCertificate'>>>
}

function certificateOf(over: Connection): Certificate {
  return {
    status: (options) => dataOf(over, 'getCertificateStatus', {}, options),
    upload: async (file, password, options) => {
      if (!(file instanceof Uint8Array))
        throw new InvalidRequestError('The certificate must be the bytes of a P12 file.')
      const body: Body<'uploadCertificate'> = { file: Buffer.from(file).toString('base64'), password }
      return dataWithWarnings(over, 'uploadCertificate', { body }, options)
    },
  }
}

function connectionFor(options: EtaxOptions): Connection {
  const { ETAX_API_KEY = '', ETAX_TAXPAYER_RUC, ETAX_BASE_URL = LOCAL } = globalThis.process?.env ?? {}
  const { apiKey = ETAX_API_KEY, taxpayerRuc = ETAX_TAXPAYER_RUC, baseUrl = ETAX_BASE_URL } = options
  // The error of a header repeats its value.
  if (typeof apiKey !== 'string' || !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigurationError(
      'apiKey must be an API key, such as ak_test_…; it, or ETAX_API_KEY, is empty or has blanks. ' +
        'npm start of the service prints a line that sets ETAX_API_KEY for the sandbox',
    )
  }
  if (taxpayerRuc !== undefined && !isRuc(taxpayerRuc)) throw new ConfigurationError(`taxpayerRuc ${RUC_FORM}`)
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new ConfigurationError('baseUrl must be where the service is, such as https://tax.example.com')
  }
  checkTime('timeoutMs', options.timeoutMs)
  checkTime('attemptTimeoutMs', options.attemptTimeoutMs)
  checkRetries(options.maxRetries)
  return connection({
    apiKey,
    taxpayerRuc,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: options.fetch ?? fetch,
    timeoutMs: options.timeoutMs ?? 60_000,
    attemptTimeoutMs: options.attemptTimeoutMs ?? 20_000,
    maxRetries: options.maxRetries ?? Number.POSITIVE_INFINITY,
    onRequest: options.onRequest,
    onAttempt: options.onAttempt,
    random: Math.random,
    now: Date.now,
  })
}

/** The address of npm start. */
const LOCAL = 'http://127.0.0.1:8080'

const RUC_FORM = 'must be a registry number of 13 digits, such as 1790011674001'

function isRuc(text: string): boolean {
  return /^\d{13}$/.test(text)
}
