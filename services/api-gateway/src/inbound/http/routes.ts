import type { Check } from '@etax/runtime'
import { fault } from '../../domain/error-catalog.ts'
import { planNamed } from '../../domain/plan.ts'
import { untouched } from '../../domain/rate-limit.ts'
import type { IssueInvoice } from '../../issue-invoice.ts'
import type { IssueReceipt } from '../../issue-receipt.ts'
import type { Taxpayers } from '../../keep-taxpayer.ts'
import type { Neighbours } from '../../neighbours.ts'
import type { SignXml } from '../../sign-xml.ts'
import type { SubmitXml } from '../../submit-xml.ts'
import type { VerifyXml } from '../../verify-xml.ts'
import { type AccountNeeds, accountRoutes, doorRoutes } from './account-routes.ts'
import type { App } from './app.ts'
import { byKey, bySession, type Doors, forIssuer, type Hook, showRate } from './authentication.ts'
import { certificateRoutes } from './certificate-routes.ts'
import { developerRecordRoutes } from './developer-record-routes.ts'
import { downloadRoutes } from './file-routes.ts'
import { invoiceIssueRoute } from './invoice-issue-route.ts'
import { issuingRoutes, sessionIssuingRoutes } from './issuing-routes.ts'
import { ownDocumentRoutes } from './own-document-routes.ts'
import { type ReceiptNeeds, receiptRoutes } from './receipt-routes.ts'
import { resourceRoutes } from './resource-routes.ts'
import { systemRoutes } from './system-routes.ts'
import { tableFileRoutes } from './table-file-routes.ts'
import { logoRoute, taxpayerRoutes } from './taxpayer-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'
import { xmlRoutes } from './xml-routes.ts'

export interface Wiring extends Doors, AccountNeeds, ReceiptNeeds, Neighbours {
  issueReceipt: IssueReceipt
  issueInvoice: IssueInvoice
  taxpayers: Taxpayers
  signXml: SignXml
  submitXml: SubmitXml
  verifyXml: VerifyXml
  checks: readonly Check[]
}

/**
 * Every door of the house. Families A and B are opened twice: by API key at their own addresses, and by session below
 * /account, where the dashboard reads what it shows.
 */
export async function openRoutes(app: App, wiring: Wiring): Promise<void> {
  systemRoutes(app, wiring)
  downloadRoutes(app, wiring.files)
  logoRoute(app, wiring)
  await app.register(async (scope: App) => resourceFamily(scope, wiring, byKey(wiring)))
  await app.register(async (scope: App) => developerFamily(scope, wiring, byKey(wiring)), { prefix: '/v1/developer' })
  await app.register(async (scope: App) => accountFamily(scope, wiring), { prefix: '/account' })
  nothingHere(app, wiring)
}

async function resourceFamily(scope: App, wiring: Wiring, authenticate: Hook): Promise<void> {
  scope.addHook('onRequest', authenticate)
  resourceRoutes(scope, wiring)
  taxpayerRoutes(scope, wiring)
  invoiceIssueRoute(scope, wiring.issueInvoice)
  await scope.register(async (files: App) => tableFileRoutes(files, wiring.catalog))
}

async function developerFamily(scope: App, wiring: Wiring, authenticate: Hook): Promise<void> {
  scope.addHook('onRequest', authenticate)
  scope.addHook('onRequest', forIssuer(wiring))
  issuingRoutes(scope, wiring, wiring.issueReceipt)
  receiptRoutes(scope, wiring)
  certificateRoutes(scope, wiring)
  developerRecordRoutes(scope, wiring.catalog)
  await scope.register(async (xml: App) => xmlRoutes(xml, wiring))
  await scope.register(async (own: App) => ownDocumentRoutes(own, wiring))
}

async function accountFamily(scope: App, wiring: Wiring): Promise<void> {
  await scope.register(async (doors: App) => doorRoutes(doors, wiring))
  await scope.register(async (inside: App) => {
    inside.addHook('onRequest', bySession(wiring))
    accountRoutes(inside, wiring)
    webhookRoutes(inside, wiring.webhooks)
    await inside.register(async (issuing: App) => {
      issuing.addHook('onRequest', forIssuer(wiring))
      sessionIssuingRoutes(issuing, wiring, wiring.issueReceipt)
    })
  })
  await scope.register(async (same: App) => {
    // The dashboard's way to what is described at its own address already.
    same.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    await same.register(async (family: App) => resourceFamily(family, wiring, bySession(wiring)))
    const developer = async (family: App) => developerFamily(family, wiring, bySession(wiring))
    await same.register(developer, { prefix: '/v1/developer' })
  })
}

function nothingHere(app: App, { plans, now }: Wiring): void {
  const stranger = planNamed(plans, 'free').rate
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/v1/')) showRate(reply, untouched(stranger, now()))
    throw fault('REQ_10004')
  })
}
