import { catalogErrors, issuanceErrors } from '@etax/contracts'
import { type OrderKind, orderKinds } from '@etax/tax-document'
import { type Static, Type } from 'typebox'
import type { App } from '../http/app.ts'
import { callerOf } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { described, oneOf, strict, threeDigits } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'

export interface SequentialDependencies {
  issuance: Pick<Clients['issuance'], 'listSequentials' | 'setNextSequential'>
}

const tags = ['numbering']

const next = Type.Integer({
  minimum: 1,
  maximum: 999_999_999,
  description: 'The number of the next document.',
  examples: [1_501],
})

const Sequential = strict({ establishment: threeDigits, emissionPoint: threeDigits, next }, { title: 'NextNumber' })

const documentType = oneOf(...orderKinds.map((kind) => kind.documentType))

const ListQuery = strict({
  documentType: Type.Optional(described(documentType, 'Only documents of this kind.')),
  establishment: Type.Optional(described(threeDigits, 'Only this establishment. Three digits.')),
  emissionPoint: Type.Optional(described(threeDigits, 'Only emission points with this code. Three digits.')),
})

const Series = Type.Object(
  {
    documentType: described(documentType, 'The kind of document.'),
    establishment: threeDigits,
    emissionPoint: threeDigits,
    next: {
      ...next,
      maximum: 1_000_000_000,
      description: 'The number of the next document. 1000000000: no number is left.',
    },
    last: Type.Integer({ minimum: 0, description: 'The last used number; 0 if there is none.', examples: [1_500] }),
  },
  { title: 'Series' },
)

export function sequentialRoutes(app: App, needs: SequentialDependencies): void {
  listRoute(app, needs)
  for (const kind of orderKinds) setRoute(app, needs, kind)
}

function listRoute(app: App, { issuance }: SequentialDependencies): void {
  const schema = {
    operationId: 'listNextNumbers',
    tags,
    summary: 'List the next number of each series',
    description:
      'Returns the series of the key’s mode by kind of document, establishment and emission point. A series ' +
      'without a used or set number is not listed: its first document gets 1. Reading creates no series.',
    querystring: ListQuery,
    response: { 200: answer(Type.Array(Series)) },
  }
  app.get('/sequentials', { schema }, async (request) => {
    const { sequentials } = await issuance.listSequentials({
      caller: callerOf(request.principal),
      ruc: request.issuer.ruc,
      ...request.query,
    })
    return enveloped(request, sequentials as Static<typeof Series>[])
  })
}

function setRoute(app: App, { issuance }: SequentialDependencies, { path, documentType, component }: OrderKind): void {
  const schema = {
    operationId: `setNext${component.replace(/Order$/, '')}Number`,
    tags,
    summary: `Set the next number of ${path.slice(1).replaceAll('-', ' ')}`,
    description:
      'Sets the next number of one series. The answer is 400 if the taxpayer does not have the establishment or the ' +
      'emission point, and 409 if the number or a later one is already used. Afterwards the registry number of the ' +
      'taxpayer can no longer change.',
    body: Sequential,
    response: { 200: answer(Sequential), 400: Failure, 409: Failure },
    'x-errors': [catalogErrors.establishmentUnknown, catalogErrors.emissionPointUnknown, issuanceErrors.numberUsed],
  }
  app.patch(`${path}/sequential`, { schema }, async (request) => {
    const caller = callerOf(request.principal)
    const { establishment, emissionPoint, next } = await issuance.setNextSequential({
      caller,
      ruc: request.issuer.ruc,
      documentType,
      ...request.body,
    })
    return enveloped(request, { establishment, emissionPoint, next })
  })
}
