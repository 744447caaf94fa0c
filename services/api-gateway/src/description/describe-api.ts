import { magicValues } from '@etax/contracts'
import type { AnyDeclaredError } from '@etax/kernel'
import swagger from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import type { Scope } from '../accounts/domain/scopes.ts'
import type { App } from '../http/app.ts'
import { sessionCookieAt } from '../http/cookies.ts'
import { isFamilyA, statusOf } from '../http/error-answers.ts'
import type { Access } from './api-access.ts'
import { type CollectedApi, publishedApi } from './api-publication.ts'
import type { Schemas } from './api-schemas.ts'
import { guides } from './guides.ts'

declare module 'fastify' {
  interface FastifySchema {
    'x-access'?: Access
    /** The scope that a key needs. */
    'x-scope'?: Scope
    /** Beyond the errors of its scope. */
    'x-errors'?: readonly AnyDeclaredError[]
    /** Bodies of other content types than the validated one. */
    'x-other-bodies'?: Record<string, object>
    /** The headers of each status. */
    'x-answer-headers'?: Record<number, Schemas>
    /** Members that differ from the schema's example, by status. */
    'x-answer-examples'?: Record<number, object>
  }
}

const description = `
Issues Ecuador's electronic tax documents and has them authorized by the national tax authority.

- **Developer API**, below \`/v1/developer\`: post an order, follow its receipt, fetch XML and PDF.
- **Resource API**, at the root: the records for documents: customers, products, prices and others.
- **Account**, below \`/account\`: sessions, API keys, webhooks and the log of requests, for the dashboard.

A JSON body may contain null or blank members: they count as omitted, at every level, as does an empty optional list or
object of an order. The schemas do not repeat this. Records (customers, products, …) are the exception: the schemas of
records explain null.

A test key acts in the sandbox, a live key in production; nothing else differs. The dashboard calls both other families
below \`/account\` too: the same operations with a session instead of a key, and with errors of the form \`Error\`.
HEAD returns the answer of GET without its body.
[/docs/errors](/docs/errors) explains every error code.

In the sandbox one of these, as the whole text of any field of an order, scripts the authority
([sandbox](/docs/guides/sandbox)):

${magicValues.map(({ name, effect }) => `- \`${name}\`: ${effect.en}`).join('\n')}

Guides: ${Object.entries(guides)
  .map(([name, title]) => `[${title}](/docs/guides/${name})`)
  .join(', ')}.
`.trim()

const tags = {
  issuing: 'Orders of every kind of document, and XML that was built elsewhere.',
  receipts: 'The result of an order: status, messages of the authority, XML and PDF.',
  numbering: 'The next number of each series.',
  usage: 'The quota of the plan for this month, and how much of it is used.',
  catalogs: "The authority's codes and rates with their days in force; without a key.",
  reports: 'Sales, taxes and withholdings of a taxpayer by period, establishment, customer and kind, as JSON or CSV.',
  certificate: "The taxpayer's certificate, which signs in production.",
  xml: 'Sign, validate and verify a document that was built elsewhere; nothing is stored.',
  account: 'Sign up and in, sessions, passwords and API keys.',
  'test-clocks': 'The time of the sandbox, moved ahead to see what happens then.',
  webhooks: 'Endpoints that receive events about receipts, and the deliveries to them.',
  requests: 'The log of requests made with API keys.',
  taxpayers: 'The businesses that issue documents.',
  establishments: 'The branches of a taxpayer: the first three digits of a number.',
  'emission-points': 'The points of issue within an establishment: the second three digits of a number.',
  customers: 'The people and businesses that receive documents.',
  products: 'The goods and services that a taxpayer sells.',
  'product-prices': 'Prices of products, by type of price.',
  'price-types': 'Names of lists of prices.',
  categories: 'Groups of products.',
  warehouses: 'Places where products are stored.',
  taxes: 'The taxes of products and invoices.',
  invoices: 'Invoices that are stored before they are issued.',
  'payment-methods': "The authority's list of payment methods.",
  'document-types': "The authority's list of documents.",
}

/**
 * Collects the schemas of the routes that are registered later. A schema with a `$id` (see `refTo`) or a `title`
 * becomes a component.
 */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic tax documents',
        version: '1',
        summary: "Issues Ecuador's electronic tax documents.",
        description,
        license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
      },
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    },
    transform: ({ schema, url }) => ({ schema: withParameters(schema), url }),
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === 'string' ? $id : `def-${index}`),
    },
  })
}

function withParameters(schema: FastifySchema): FastifySchema {
  const { querystring, ...rest } = schema
  return (querystring as { properties?: object } | undefined)?.properties === undefined ? rest : schema
}

/** Declares the access of a scope's routes; the hooks of the scope enforce it. */
export function letsIn(access: Access) {
  return (route: RouteOptions): void => {
    route.schema = { ...route.schema, 'x-access': access }
  }
}

/** Declares the scope of keys for each route that names none itself; `ifInScope` enforces it. */
export function takesScope({ reads, writes }: { reads: Scope; writes: Scope }) {
  return (route: RouteOptions): void => {
    const scope = route.method === 'GET' ? reads : writes
    route.schema = { 'x-scope': scope, ...route.schema }
  }
}

/** The same operation by session has the plain name. */
export function nameByKey(route: RouteOptions): void {
  route.schema = { ...route.schema, operationId: `${route.schema?.operationId}ByKey` }
}

export function apiAt(server: string, collected: CollectedApi): object {
  return publishedApi(collected, {
    server,
    sessionCookie: sessionCookieAt(server),
    statusOf,
    errorFormOf: (path) => (isFamilyA(path) ? 'ResourceError' : 'Error'),
  })
}
