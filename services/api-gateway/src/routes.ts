import type { Check } from '@etax/runtime'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { RouteOptions } from 'fastify'
import { type AccountDependencies, accountRoutes } from './accounts/account-routes.ts'
import { apiKeyRoutes } from './accounts/api-key-routes.ts'
import {
  addressUnknown,
  byKey,
  byOwner,
  bySession,
  forIssuer,
  type Guards,
  type Hook,
  ifBelowCeiling,
  ifInScope,
  ifStillLetIn,
  refuseUnknownAddress,
} from './accounts/authentication.ts'
import type { OpenWorkspace } from './accounts/open-workspace.ts'
import { type SignInDependencies, signInRoutes } from './accounts/sign-in-routes.ts'
import { type TestClockDependencies, testClockRoutes } from './accounts/test-clock-routes.ts'
import { type McpDependencies, mcpRoutes } from './agents/mcp-routes.ts'
import { certificateRoutes } from './certificates/certificate-routes.ts'
import type { UploadCertificate } from './certificates/upload-certificate.ts'
import { type DashboardDependencies, dashboardRoutes } from './dashboard-page/dashboard-routes.ts'
import { type DemoDataDependencies, demoDataRoutes } from './demo/demo-data-routes.ts'
import { catalogRoutes } from './description/catalog-routes.ts'
import { letsIn, nameByKey, takesScope } from './description/describe-api.ts'
import { llmsRoutes } from './description/llms-routes.ts'
import { probeRoutes, systemRoutes } from './description/system-routes.ts'
import type { App } from './http/app.ts'
import type { BaseUrl } from './http/base-url.ts'
import { Failure } from './http/envelope.ts'
import { named } from './http/named-scope.ts'
import { ifOwnSite } from './http/own-site.ts'
import { strict } from './http/schema-parts.ts'
import { serveVersions } from './http/serve-versions.ts'
import { takenMethods } from './http/taken-methods.ts'
import { type BatchDependencies, batchRoutes } from './issuing/batch-routes.ts'
import type { GuardSeries } from './issuing/guard-series.ts'
import { invoiceIssueRoute } from './issuing/invoice-issue-route.ts'
import type { IssueInvoice } from './issuing/issue-invoice.ts'
import type { IssueReceipt } from './issuing/issue-receipt.ts'
import { issuingRoutes, sessionIssuingRoutes } from './issuing/issuing-routes.ts'
import { prebuiltXmlRoutes } from './issuing/prebuilt-xml-routes.ts'
import { type PreviewDependencies, previewRoutes, sessionPreviewRoutes } from './issuing/preview-routes.ts'
import { sequentialRoutes } from './issuing/sequential-routes.ts'
import type { SignXml } from './issuing/sign-xml.ts'
import type { SubmitXml } from './issuing/submit-xml.ts'
import type { ValidateXml } from './issuing/validate-xml.ts'
import type { VerifyXml } from './issuing/verify-xml.ts'
import { xmlRoutes } from './issuing/xml-routes.ts'
import type { Accounts, Clients, RequestLog } from './ports.ts'
import type { EmailReceipt } from './receipts/email-receipt.ts'
import { downloadRoutes } from './receipts/file-routes.ts'
import { receiptEmailRoute } from './receipts/receipt-email-route.ts'
import { type EventDependencies, receiptEventRoutes } from './receipts/receipt-event-routes.ts'
import { type ReceiptDependencies, receiptRoutes } from './receipts/receipt-routes.ts'
import type { LimitRecords } from './records/limit-records.ts'
import { recordRoutes } from './records/record-routes.ts'
import { resourceRoutes } from './records/resource-routes.ts'
import { tableFileRoutes } from './records/table-file-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { type LoggingDependencies, logRequests } from './request-log/log-requests.ts'
import { ownRequestRoute, requestRoutes } from './request-log/request-routes.ts'
import type { Taxpayers } from './taxpayers/manage-taxpayer.ts'
import type { ShowTaxpayers } from './taxpayers/show-taxpayers.ts'
import { logoRoute, taxpayerRoutes } from './taxpayers/taxpayer-routes.ts'
import { type WebhookEventDependencies, webhookEventRoutes } from './webhooks/webhook-event-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export interface Wiring
  extends Guards,
    McpDependencies,
    AccountDependencies,
    SignInDependencies,
    ReceiptDependencies,
    EventDependencies,
    Omit<WebhookEventDependencies, 'webhooks'>,
    BatchDependencies,
    LoggingDependencies,
    PreviewDependencies,
    DashboardDependencies,
    DemoDataDependencies,
    TestClockDependencies,
    Clients {
  accounts: Accounts
  issuance: Clients['issuance']
  requestLog: RequestLog
  limitRecords: LimitRecords
  emailReceipt: EmailReceipt
  foreign: ForeignXml
  openWorkspace: OpenWorkspace
  baseUrl: BaseUrl
  issueReceipt: IssueReceipt
  issueInvoice: IssueInvoice
  taxpayers: Taxpayers
  showTaxpayers: ShowTaxpayers
  guardSeries: GuardSeries
  uploadCertificate: UploadCertificate
  signXml: SignXml
  submitXml: SubmitXml
  validateXml: ValidateXml
  verifyXml: VerifyXml
  checks: readonly Check[]
}

/** Families A and B are registered twice: by API key, and by session below /account for the dashboard. */
export async function openRoutes(app: App, wiring: Wiring): Promise<void> {
  logRequests(app, wiring)
  const methodsAt = takenMethods(app)
  app.addHook('onRequest', refuseUnknownAddress(wiring, methodsAt))
  app.setNotFoundHandler((request) => {
    throw addressUnknown(request, methodsAt)
  })
  probeRoutes(app, wiring)
  dashboardRoutes(app, wiring)
  await app.register(named('public', async (scope: App) => publicRoutes(scope, wiring)))
  await app.register(named('resources', async (scope: App) => resourceFamily(scope, wiring, byKey(wiring))))
  await app.register(
    named('developer', async (scope: App) => developerFamily(scope, wiring, byKey(wiring))),
    { prefix: '/v1/developer' },
  )
  await app.register(
    named('developerAccount', async (scope: App) => accountByKey(scope, wiring)),
    { prefix: '/v1/developer' },
  )
  await app.register(
    named('workspace', async (scope: App) => workspaceFamily(scope, wiring)),
    { prefix: '/v1/developer' },
  )
  await app.register(
    named('account', async (scope: App) => accountFamily(scope, wiring)),
    { prefix: '/account' },
  )
  await app.register(named('mcp', async (scope: App) => mcpRoutes(scope, wiring)))
}

async function publicRoutes(scope: App, wiring: Wiring): Promise<void> {
  const { networks } = wiring
  scope.addHook('onRequest', (request, reply) => networks.take(request, reply, kindOfPublic(request.url)))
  systemRoutes(scope, wiring)
  llmsRoutes(scope, wiring)
  catalogRoutes(scope, wiring)
  downloadRoutes(scope, wiring.files)
  logoRoute(scope, wiring)
}

/** Downloads of files do not use up the limit of the documentation. */
function kindOfPublic(url: string): string {
  return url.startsWith('/files/') ? 'files' : 'pages'
}

async function resourceFamily(scope: App, wiring: Wiring, authenticate: Hook): Promise<void> {
  scope.addHook('onRoute', letsIn('key'))
  scope.addHook('onRoute', takesScope({ reads: 'read', writes: 'records' }))
  scope.addHook('onRoute', refuseUnknownQuery)
  scope.addHook('onRequest', authenticate)
  scope.addHook('onRequest', ifInScope)
  serveVersions(scope, wiring.versions)
  scope.addHook('preValidation', ifStillLetIn(wiring))
  scope.addHook('preHandler', ifBelowCeiling(wiring))
  resourceRoutes(scope, wiring)
  taxpayerRoutes(scope, wiring)
  invoiceIssueRoute(scope, wiring.issueInvoice)
  await scope.register(named('files', async (files: App) => tableFileRoutes(files, wiring)))
}

async function developerFamily(scope: App, wiring: Wiring, authenticate: Hook): Promise<void> {
  scope.addHook('onRoute', letsIn('issuer'))
  scope.addHook('onRoute', takesScope({ reads: 'read', writes: 'issue' }))
  scope.addHook('onRoute', refuseUnknownQuery)
  scope.addHook('onRequest', authenticate)
  scope.addHook('onRequest', ifInScope)
  serveVersions(scope, wiring.versions)
  scope.addHook('onRequest', forIssuer(wiring))
  scope.addHook('preValidation', ifStillLetIn(wiring))
  scope.addHook('preHandler', ifBelowCeiling(wiring))
  issuingRoutes(scope, wiring, wiring.issueReceipt)
  previewRoutes(scope, wiring)
  receiptRoutes(scope, wiring)
  sequentialRoutes(scope, wiring)
  reportRoutes(scope, wiring)
  receiptEventRoutes(scope, wiring)
  receiptEmailRoute(scope, wiring.emailReceipt)
  certificateRoutes(scope, wiring)
  recordRoutes(scope, wiring.catalog)
  await scope.register(named('xml', async (xml: App) => xmlRoutes(xml, wiring)))
  await scope.register(named('prebuiltXml', async (xml: App) => prebuiltXmlRoutes(xml, wiring)))
  await scope.register(named('batches', async (batches: App) => batchRoutes(batches, wiring)))
}

/** Webhooks and keys belong to the workspace and name no taxpayer. */
async function accountByKey(scope: App, wiring: Wiring): Promise<void> {
  scope.addHook('onRoute', letsIn('keyAlone'))
  scope.addHook('onRoute', nameByKey)
  scope.addHook('onRoute', refuseUnknownQuery)
  scope.addHook('onRequest', byKey(wiring))
  scope.addHook('onRequest', ifInScope)
  serveVersions(scope, wiring.versions)
  scope.addHook('preValidation', ifStillLetIn(wiring))
  await scope.register(
    named('webhooks', async (webhooks: App) => {
      webhooks.addHook('onRoute', takesScope({ reads: 'webhooks', writes: 'webhooks' }))
      webhookRoutes(webhooks, wiring.webhooks, 'key')
    }),
  )
  await scope.register(
    named('keys', async (keys: App) => {
      keys.addHook('onRoute', takesScope({ reads: 'keys', writes: 'keys' }))
      apiKeyRoutes(keys, wiring, 'key')
    }),
  )
}

/** By key, for the whole workspace: no taxpayer is named. */
async function workspaceFamily(scope: App, wiring: Wiring): Promise<void> {
  scope.addHook('onRoute', letsIn('keyAlone'))
  scope.addHook('onRoute', takesScope({ reads: 'read', writes: 'issue' }))
  scope.addHook('onRoute', refuseUnknownQuery)
  scope.addHook('onRequest', byKey(wiring))
  scope.addHook('onRequest', ifInScope)
  serveVersions(scope, wiring.versions)
  scope.addHook('preValidation', ifStillLetIn(wiring))
  webhookEventRoutes(scope, wiring)
  ownRequestRoute(scope, wiring)
  await scope.register(named('testClocks', async (clocks: App) => testClockRoutes(clocks, wiring)))
}

async function accountFamily(scope: App, wiring: Wiring): Promise<void> {
  scope.addHook('onRequest', ifOwnSite(wiring.baseUrl))
  await scope.register(
    named('visitor', async (anonymous: App) => {
      takeJsonOnly(anonymous)
      anonymous.addHook('onRoute', letsIn('visitor'))
      await signInRoutes(anonymous, wiring)
    }),
  )
  await scope.register(
    named('signedIn', async (inside: App) => {
      inside.addHook('onRoute', refuseUnknownQuery)
      inside.addHook('preValidation', ifStillLetIn(wiring))
      takeJsonOnly(inside)
      await inside.register(
        named('owner', async (own: App) => {
          own.addHook('onRoute', letsIn('owner'))
          own.addHook('onRequest', byOwner(wiring))
          accountRoutes(own, wiring)
        }),
      )
      await inside.register(
        named('member', async (inMode: App) => {
          inMode.addHook('onRoute', letsIn('member'))
          inMode.addHook('onRequest', bySession(wiring))
          webhookRoutes(inMode, wiring.webhooks, 'session')
          demoDataRoutes(inMode, wiring)
          requestRoutes(inMode, wiring)
        }),
      )
      await inside.register(
        named('memberIssuer', async (issuing: App) => {
          issuing.addHook('onRoute', letsIn('memberIssuer'))
          issuing.addHook('onRequest', bySession(wiring))
          issuing.addHook('onRequest', forIssuer(wiring))
          sessionIssuingRoutes(issuing, wiring, wiring.issueReceipt)
          sessionPreviewRoutes(issuing, wiring)
        }),
      )
    }),
  )
  await scope.register(
    named('forDashboard', async (same: App) => {
      // These routes are described at their own address.
      same.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true, response: withErrorsOfFamilyB(route.schema?.response) }
      })
      await same.register(named('resources', async (family: App) => resourceFamily(family, wiring, bySession(wiring))))
      const developer = named('developer', async (family: App) => developerFamily(family, wiring, bySession(wiring)))
      await same.register(developer, { prefix: '/v1/developer' })
    }),
  )
}

/** Another site's page can send forms without permission, but no JSON. */
function takeJsonOnly(app: App): void {
  app.removeContentTypeParser('multipart/form-data')
}

/** A route without a query refuses one, so that a misspelt parameter is not ignored. */
function refuseUnknownQuery(route: RouteOptions): void {
  route.schema = { querystring: strict({}), ...route.schema }
}

/** Below /account every error has the form of family B. */
function withErrorsOfFamilyB(response: unknown): Record<string, unknown> {
  const entries = Object.entries((response ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.map(([status, schema]) => [status, Number(status) < 400 ? schema : Failure]))
}
