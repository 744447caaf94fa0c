import { type Envelope, QUEUES } from '@etax/contracts'
import { pollLoop, type Wakeups } from '@etax/durable-work'
import type { Bus } from '@etax/messaging'
import type { Logger } from '@etax/runtime'
import { messageHandlers } from './accounts/messages.ts'
import { sendAccountMail } from './accounts/send-account-mail.ts'
import { tellKeptNotices } from './accounts/tell-kept-notices.ts'
import { warnOfQuota } from './accounts/warn-of-quota.ts'
import { warnOfCertificates } from './certificates/warn-of-certificates.ts'
import type { BaseUrl } from './http/base-url.ts'
import { concludeLapsedInvoices } from './issuing/conclude-lapsed-invoices.ts'
import type { Clients } from './ports.ts'
import type { KeepRequests } from './request-log/keep-requests.ts'
import type { Stores } from './stores.ts'
import { forgetDeletedTaxpayers } from './taxpayers/forget-deleted-taxpayers.ts'

interface WorkNeeds {
  bus: Bus
  clients: Clients
  stores: Stores
  keepRequests: KeepRequests
  linkSecret: string
  baseUrl: BaseUrl
  /** Wakes the sender of account mail. */
  mails: Wakeups
  log: Logger
}

/** Consumes the gateway's messages until disposal. */
export async function consumeMessages({ bus, stores }: WorkNeeds): Promise<AsyncDisposable> {
  const { accounts, keptNotices: kept } = stores
  return bus.consume(
    QUEUES['api-gateway'],
    messageHandlers(warnOfQuota({ accounts, kept, publish: (one) => bus.publish(one) })),
  )
}

/** What the gateway does without a request, until disposal. */
export function startLoops(needs: WorkNeeds): AsyncDisposable {
  const { bus, clients, stores, keepRequests, linkSecret, baseUrl, mails, log } = needs
  const { accounts, mailRequests: requests, notices, keptNotices: kept } = stores
  const publish = (one: Envelope) => bus.publish(one)
  const now = Date.now
  const sendMail = sendAccountMail({ accounts, requests, publish, linkSecret, baseUrl, log, now })
  const loops = new AsyncDisposableStack()
  loops.use(pollLoop({ name: 'write the log of requests', intervalMs: 1_000, log }, keepRequests.write))
  loops.use(pollLoop({ name: 'trim the log of requests', intervalMs: 600_000, log }, trimmed(keepRequests)))
  loops.use(pollLoop({ name: 'send account mail', intervalMs: 1_000, due: mails, log }, sendMail))
  const warn = warnOfCertificates({ signer: clients.signer, accounts, notices, log, publish })
  loops.use(pollLoop({ name: 'warn of certificates', intervalMs: 3_600_000, log }, warn))
  const tellKept = tellKeptNotices({ accounts, kept, publish, log, now })
  loops.use(pollLoop({ name: 'tell kept notices', intervalMs: 30_000, log }, tellKept))
  const conclude = concludeLapsedInvoices({ ...clients, log })
  loops.use(pollLoop({ name: 'conclude lapsed invoices', intervalMs: 5_000, restMs: 30_000, log }, conclude))
  const forget = forgetDeletedTaxpayers({ ...clients, log })
  loops.use(pollLoop({ name: 'forget deleted taxpayers', intervalMs: 30_000, log }, forget))
  return loops
}

function trimmed({ trim }: KeepRequests) {
  return async () => {
    await trim()
    return false
  }
}
