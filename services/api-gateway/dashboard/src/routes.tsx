import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Environment } from './api/client.ts'
import { sessionQuery } from './api/session.ts'
import { taxpayersQuery } from './api/taxpayers.ts'
import { loadFrame, pageFiles } from './page-files.ts'
import { documentTabOf } from './pages/receipts/document-tab.ts'
import { receiptSearchOf } from './pages/receipts/receipt-search.ts'
import { reportSearchOf } from './pages/reports/report-search.ts'
import { requestSearchOf } from './pages/requests/request-search.ts'
import { deliverySearchOf } from './pages/webhooks/delivery-search.ts'
import { differs, ignoredParameters } from './parts/address.ts'
import { listSearchOf } from './parts/list-search.ts'
import { periodSearchOf } from './parts/period.ts'
import { lastPlace } from './shell/last-place.ts'
import { FailurePage, LoadingPage, MissingPage } from './shell/other-pages.tsx'

// `/sandbox/…` and `/production/…` select the environment. Pages of one taxpayer have its registry number next:
// `/sandbox/1799999990001/receipts`.

interface RouterContext {
  queries: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: MissingPage })

export interface NextSearch {
  next?: string
}

const nextOf = ({ next }: Record<string, unknown>): NextSearch => (typeof next === 'string' ? { next } : {})
const tokenOf = ({ token }: Record<string, unknown>): { token?: string } => (typeof token === 'string' ? { token } : {})
/** A sign-up link opens the account, another one confirms the address. Both set a password. */
const verifyOf = (search: Record<string, unknown>): { token?: string; opens?: boolean } => ({
  ...tokenOf(search),
  ...(search.opens === true ? { opens: true } : {}),
})

export interface IssueSearch {
  draft?: string
  like?: string
  from?: string
}

const issueSearchOf = ({ draft, like, from }: Record<string, unknown>): IssueSearch => ({
  ...(typeof draft === 'string' && { draft }),
  ...(typeof like === 'string' && { like }),
  ...(typeof from === 'string' && { from }),
})

const taxpayersOf = ({
  add,
  search,
}: Record<string, unknown>): { add?: true | undefined; search?: string | undefined } => ({
  ...(add === true ? { add } : {}),
  ...(search === undefined ? {} : { search: String(search) }),
})

const visitorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: 'sign-in',
    validateSearch: nextOf,
    component: lazyRouteComponent(pageFiles['sign-in'], 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'sign-up',
    component: lazyRouteComponent(pageFiles['sign-up'], 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'verify',
    validateSearch: verifyOf,
    component: lazyRouteComponent(pageFiles.verify, 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'forgotten-password',
    component: lazyRouteComponent(pageFiles['forgotten-password'], 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'reset-password',
    validateSearch: tokenOf,
    component: lazyRouteComponent(pageFiles['reset-password'], 'ResetPage'),
  }),
]

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$environment', params: { environment: lastPlace().environment } })
  },
})

const signedIn = createRoute({
  getParentRoute: () => root,
  path: '$environment',
  component: lazyRouteComponent(loadFrame, 'Shell'),
  params: {
    parse: ({ environment }): { environment: Environment } => {
      if (environment === 'sandbox' || environment === 'production') return { environment }
      throw notFound()
    },
    stringify: ({ environment }) => ({ environment }),
  },
  beforeLoad: async ({ context, location, params: { environment } }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/sign-in', search: { next: location.href } })
    // Every page needs the taxpayers: they load in parallel with the code.
    if (environment === 'sandbox') context.queries.ensureQueryData(taxpayersQuery(environment)).catch(() => {})
  },
})

const workspaceRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/',
    component: lazyRouteComponent(pageFiles.$environment, 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'taxpayers',
    validateSearch: taxpayersOf,
    component: lazyRouteComponent(pageFiles['$environment/taxpayers'], 'TaxpayersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'keys',
    component: lazyRouteComponent(pageFiles['$environment/keys'], 'KeysPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'webhooks',
    component: lazyRouteComponent(pageFiles['$environment/webhooks'], 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'webhooks/$webhookId',
    validateSearch: deliverySearchOf,
    component: lazyRouteComponent(pageFiles['$environment/webhooks/$webhookId'], 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'requests',
    validateSearch: requestSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/requests'], 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'account',
    component: lazyRouteComponent(pageFiles['$environment/account'], 'AccountPage'),
  }),
]

const taxpayer = createRoute({
  getParentRoute: () => signedIn,
  path: '$ruc',
  component: Outlet,
})

const taxpayerRoutes = [
  createRoute({
    getParentRoute: () => taxpayer,
    path: '/',
    component: lazyRouteComponent(pageFiles['$environment/$ruc'], 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'receipts',
    validateSearch: receiptSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/receipts'], 'ReceiptsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'receipts/$receiptId',
    validateSearch: documentTabOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/receipts/$receiptId'], 'ReceiptPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'issue',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/issue'], 'ChooseKindPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'issue/$kind',
    validateSearch: issueSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/issue/$kind'], 'IssuePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'settings',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/settings'], 'TaxpayerPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'establishments',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/establishments'], 'EstablishmentsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'certificate',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/certificate'], 'CertificatePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'customers',
    validateSearch: listSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/customers'], 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'products',
    validateSearch: listSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/products'], 'ProductsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'products/$productId',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/products/$productId'], 'ProductPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'price-lists',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/price-lists'], 'PriceListsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'taxes',
    component: lazyRouteComponent(pageFiles['$environment/$ruc/taxes'], 'TaxesPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'reports',
    validateSearch: reportSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/reports'], 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'usage',
    validateSearch: periodSearchOf,
    component: lazyRouteComponent(pageFiles['$environment/$ruc/usage'], 'UsagePage'),
  }),
]

const tree = root.addChildren([
  start,
  ...visitorRoutes,
  signedIn.addChildren([...workspaceRoutes, taxpayer.addChildren(taxpayerRoutes)]),
])

export function createAppRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    basepath: '/dashboard',
    context: { queries },
    // Texts stay as typed: `?q=7`, which JSON would quote.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: FailurePage,
    scrollRestoration: true,
  })
  router.subscribe('onResolved', () => correctAddress(router))
  return router
}

type AppRouter = ReturnType<typeof createRouter<typeof tree>>

/** Removes ignored parameters from the address, and reports them: the address must match the page. */
function correctAddress({ state, routesById, navigate }: AppRouter): void {
  const { search } = state.location
  const routeId = state.matches.at(-1)?.routeId
  const validate = routeId === undefined ? undefined : routesById[routeId].options.validateSearch
  if (typeof validate !== 'function') return
  const accepted = validate(search as never) as Record<string, unknown>
  if (!differs(search, accepted)) return
  void navigate({ to: '.', search: accepted as never, replace: true })
  const ignored = ignoredParameters(search, accepted)
  if (ignored.length === 0 || routeId?.startsWith('/$environment') !== true) return
  void import('./shell/ignored-parameters.ts').then(({ noteIgnoredParameters }) => noteIgnoredParameters(ignored))
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
