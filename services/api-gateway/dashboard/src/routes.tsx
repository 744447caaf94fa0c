import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { Environment } from './api/client.ts'
import { sessionQuery } from './api/session.ts'
import { documentTabOf } from './pages/receipts/document-tab.ts'
import { receiptSearchOf } from './pages/receipts/receipt-search.ts'
import { reportSearchOf } from './pages/reports/report-search.ts'
import { requestSearchOf } from './pages/requests/request-search.ts'
import { deliverySearchOf } from './pages/webhooks/delivery-search.ts'
import { listSearchOf } from './parts/list-search.ts'
import { periodSearchOf } from './parts/period.ts'
import { lastPlace } from './shell/last-place.ts'
import { FailurePage, LoadingPage, MissingPage } from './shell/other-pages.tsx'

// Every address of the dashboard. `/sandbox/…` and `/production/…` say which data a page shows; those that are about one
// taxpayer have its registry number next: `/sandbox/1799999990001/receipts`.

interface RouterContext {
  queries: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: MissingPage })

/** Where to go after signing in. */
export interface NextSearch {
  next?: string
}

const nextOf = ({ next }: Record<string, unknown>): NextSearch => (typeof next === 'string' ? { next } : {})
const tokenOf = ({ token }: Record<string, unknown>): { token?: string } => (typeof token === 'string' ? { token } : {})
/** The link of a sign-up opens the account, with a password; that of an address only confirms it. */
const verifyOf = (search: Record<string, unknown>): { token?: string; opens?: boolean } => ({
  ...tokenOf(search),
  ...(search.opens === true ? { opens: true } : {}),
})

/** What a new document begins with: a draft of this device, a receipt to issue again, or the invoice that it follows from. */
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

/** Whether one is being added, and which are looked for. */
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
    component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'sign-up',
    component: lazyRouteComponent(() => import('./pages/sign-in/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'verify',
    validateSearch: verifyOf,
    component: lazyRouteComponent(() => import('./pages/sign-in/verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'forgotten-password',
    component: lazyRouteComponent(() => import('./pages/sign-in/forgotten-page.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'reset-password',
    validateSearch: tokenOf,
    component: lazyRouteComponent(() => import('./pages/sign-in/reset-page.tsx'), 'ResetPage'),
  }),
]

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$environment', params: { environment: lastPlace().environment } })
  },
})

/** The frame around every page of who is signed in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  path: '$environment',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  params: {
    parse: ({ environment }): { environment: Environment } => {
      if (environment === 'sandbox' || environment === 'production') return { environment }
      throw redirect({ to: '/' })
    },
    stringify: ({ environment }) => ({ environment }),
  },
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/sign-in', search: { next: location.href } })
  },
})

const workspaceRoutes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/',
    component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'taxpayers',
    validateSearch: taxpayersOf,
    component: lazyRouteComponent(() => import('./pages/taxpayers/taxpayers-page.tsx'), 'TaxpayersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'keys',
    component: lazyRouteComponent(() => import('./pages/keys/keys-page.tsx'), 'KeysPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'webhooks',
    component: lazyRouteComponent(() => import('./pages/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'webhooks/$webhookId',
    validateSearch: deliverySearchOf,
    component: lazyRouteComponent(() => import('./pages/webhooks/webhook-page.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'requests',
    validateSearch: requestSearchOf,
    component: lazyRouteComponent(() => import('./pages/requests/requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: 'account',
    component: lazyRouteComponent(() => import('./pages/account/account-page.tsx'), 'AccountPage'),
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
    component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'receipts',
    validateSearch: receiptSearchOf,
    component: lazyRouteComponent(() => import('./pages/receipts/receipts-page.tsx'), 'ReceiptsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'receipts/$receiptId',
    validateSearch: documentTabOf,
    component: lazyRouteComponent(() => import('./pages/receipts/receipt-page.tsx'), 'ReceiptPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'issue',
    component: lazyRouteComponent(() => import('./pages/issue/choose-kind-page.tsx'), 'ChooseKindPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'issue/$kind',
    validateSearch: issueSearchOf,
    component: lazyRouteComponent(() => import('./pages/issue/issue-page.tsx'), 'IssuePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'settings',
    component: lazyRouteComponent(() => import('./pages/taxpayers/taxpayer-page.tsx'), 'TaxpayerPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'establishments',
    component: lazyRouteComponent(() => import('./pages/taxpayers/establishments-page.tsx'), 'EstablishmentsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'certificate',
    component: lazyRouteComponent(() => import('./pages/certificate/certificate-page.tsx'), 'CertificatePage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'customers',
    validateSearch: listSearchOf,
    component: lazyRouteComponent(() => import('./pages/customers/customers-page.tsx'), 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'products',
    validateSearch: listSearchOf,
    component: lazyRouteComponent(() => import('./pages/products/products-page.tsx'), 'ProductsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'products/$productId',
    component: lazyRouteComponent(() => import('./pages/products/product-page.tsx'), 'ProductPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'price-lists',
    component: lazyRouteComponent(() => import('./pages/products/price-lists-page.tsx'), 'PriceListsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'taxes',
    component: lazyRouteComponent(() => import('./pages/products/taxes-page.tsx'), 'TaxesPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'reports',
    validateSearch: reportSearchOf,
    component: lazyRouteComponent(() => import('./pages/reports/reports-page.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => taxpayer,
    path: 'usage',
    validateSearch: periodSearchOf,
    component: lazyRouteComponent(() => import('./pages/usage/usage-page.tsx'), 'UsagePage'),
  }),
]

const tree = root.addChildren([
  start,
  ...visitorRoutes,
  signedIn.addChildren([...workspaceRoutes, taxpayer.addChildren(taxpayerRoutes)]),
])

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: '/dashboard',
    context: { queries },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: FailurePage,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
