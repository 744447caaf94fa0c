import { gatewayErrors } from '@etax/contracts'
import { Type } from 'typebox'
import { tags } from '../accounts/session-schemas.ts'
import type { App } from '../http/app.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { issuingFailures } from '../issuing/issuing-routes.ts'
import type { FillSandbox } from './fill-sandbox.ts'

export interface DemoDataDependencies {
  fillSandbox: FillSandbox
}

export function demoDataRoutes(app: App, { fillSandbox }: DemoDataDependencies): void {
  const reading = {
    operationId: 'getDemoData',
    tags,
    summary: 'Read whether the sandbox has its demo data',
    description: 'Returns whether the demo data is complete, and the number of its receipts.',
    response: { 200: answer(DemoData) },
  }
  app.get('/demo-data', { schema: reading }, async (request) =>
    enveloped(request, await fillSandbox.look(request.principal)),
  )

  const filling = {
    operationId: 'fillSandbox',
    tags,
    summary: 'Fill the sandbox with an invented shop',
    description:
      'Creates customers, products with prices and stock, and receipts of every kind of the last days, one of ' +
      'them rejected. All belong to the test taxpayer: production does not see them. They use at most a third of ' +
      'the quota. Nothing is mailed. A repeated call creates only what is missing. `filled` is false if the ' +
      'authority was slow: call again for the rest.',
    'x-errors': [gatewayErrors.demoDataInProduction, ...issuingFailures],
    response: { 200: answer(DemoData), 400: Failure, 403: Failure, 409: Failure, 503: Failure },
  }
  app.post('/demo-data', { schema: filling }, async (request) =>
    enveloped(request, await fillSandbox.fill(request.principal)),
  )
}

const DemoData = Type.Object(
  {
    filled: Type.Boolean({ description: 'Whether all demo data is there.', examples: [true] }),
    receipts: Type.Integer({
      minimum: 0,
      description: 'The number of demo receipts. They count for the sandbox quota.',
      examples: [8],
    }),
  },
  { title: 'DemoData' },
)
