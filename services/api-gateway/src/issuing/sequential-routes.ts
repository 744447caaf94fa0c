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
  description: 'The number that the next document gets.',
  examples: [1_501],
})

const Sequential = strict({ establishment: threeDigits, emissionPoint: threeDigits, next }, { title: 'NextNumber' })

const documentType = oneOf(...orderKinds.map((kind) => kind.documentType))

const ListQuery = strict({
  documentType: Type.Optional(described(documentType, 'Of one kind of document.')),
  establishment: Type.Optional(described(threeDigits, 'Of one establishment. Three digits.')),
  emissionPoint: Type.Optional(described(threeDigits, 'Of the emission points of this code. Three digits.')),
})

const Series = Type.Object(
  {
    documentType: described(documentType, 'The kind of document.'),
    establishment: threeDigits,
    emissionPoint: threeDigits,
    next: {
      ...next,
      maximum: 1_000_000_000,
      description: 'The number that the next document gets; 1000000000: none is left.',
    },
    last: Type.Integer({ minimum: 0, description: 'The last number that was used; 0 for none.', examples: [1_500] }),
  },
  { title: 'Series' },
)

/** The next number of each series: read, and set. */
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
      'Of the mode that asks, by kind of document, establishment and emission point. A series that has no number yet, used or ' +
      'set, is not in it: its first document gets 1. Reading makes no series.',
    querystring: ListQuery,
    response: { 200: answer(Type.Array(Series)) },
  }
  app.get('/sequentials', { schema }, async (request) => {
    const { sequentials } = await issuance.listSequentials({
      caller: callerOf(request.principal),
      taxpayerRuc: request.issuer.ruc,
      ...request.query,
    })
    return enveloped(request, sequentials as Static<typeof Series>[])
  })
}

function setRoute(app: App, { issuance }: SequentialDependencies, { path, documentType, component }: OrderKind): void {
  const schema = {
    operationId: `setNext${component.replace(/Order$/, '')}Number`,
    tags,
    summary: `Set the number of the next of the ${path.slice(1).replaceAll('-', ' ')}`,
    description:
      'Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, ' +
      'or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.',
    body: Sequential,
    response: { 200: answer(Sequential), 400: Failure, 409: Failure },
    'x-errors': [catalogErrors.establishmentUnknown, catalogErrors.emissionPointUnknown, issuanceErrors.numberUsed],
  }
  app.patch(`${path}/sequential`, { schema }, async (request) => {
    const caller = callerOf(request.principal)
    const { establishment, emissionPoint, next } = await issuance.setNextSequential({
      caller,
      taxpayerRuc: request.issuer.ruc,
      documentType,
      ...request.body,
    })
    return enveloped(request, { establishment, emissionPoint, next })
  })
}
