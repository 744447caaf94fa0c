import { wireAccounts } from './accounts/wire-accounts.ts'
import { confirmLive } from './agents/confirm-live.ts'
import { uploadCertificate } from './certificates/upload-certificate.ts'
import { wireDemo } from './demo/wire-demo.ts'
import { cookiesAt } from './http/cookies.ts'
import { limitNetworks } from './http/limit-networks.ts'
import { wireIssuing } from './issuing/wire-issuing.ts'
import type { Needs } from './needs.ts'
import { wireReceipts } from './receipts/wire-receipts.ts'
import { limitRecords } from './records/limit-records.ts'
import { type KeepRequests, keepRequests } from './request-log/keep-requests.ts'
import type { Wiring } from './routes.ts'
import { taxpayers } from './taxpayers/manage-taxpayer.ts'
import { showTaxpayers } from './taxpayers/show-taxpayers.ts'
import { listenerStreams } from './webhooks/listener-streams.ts'

/** What the routes use. */
export function wire(needs: Needs): Wiring & { keepRequests: KeepRequests } {
  const { clients, stores, secrets, settings, limits, baseUrl, dashboard, checks, log, random, now } = needs
  const { catalog, issuance, signer } = clients
  const { requestLog } = stores
  const { signUp, deployment, version } = settings
  const accounts = wireAccounts(needs)
  const issuing = wireIssuing(needs)
  return {
    ...clients,
    ...accounts,
    ...issuing,
    ...wireReceipts(needs),
    ...wireDemo(needs, { sessions: accounts.sessions, issueReceipt: issuing.issueReceipt }),
    listenerStreams: listenerStreams({ webhooks: clients.webhooks, log }),
    taxpayers: taxpayers({ catalog, issuance, signer }),
    showTaxpayers: showTaxpayers({ signer, log }),
    uploadCertificate: uploadCertificate({ catalog, signer }),
    limitRecords: limitRecords({ catalog, now }),
    confirmLive: confirmLive({ used: stores.usedConfirmations, secret: secrets.confirmations, random, now }),
    requestLog,
    keepRequests: keepRequests({ requestLog, log, now }),
    takeToken: limits.takeToken,
    networks: limitNetworks({ takeToken: limits.takeToken, plans: settings.plans, now }),
    cookies: cookiesAt(baseUrl),
    installation: { signUp, deployment, version },
    dashboard,
    checks,
    baseUrl,
    random,
    pause: needs.pause,
    now,
  }
}
