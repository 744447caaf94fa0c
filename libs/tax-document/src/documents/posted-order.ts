import { words } from '@etax/kernel'
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { type KnownKind, kindFacts } from '../catalogs/kind-facts.ts'
import { kindOf, type Order } from '../kinds/kinds.ts'
import { Item, type Party, WITH_ACCESS_KEY } from '../parts/order-parts.ts'
import { devReference, idOf, list, optional, strict, text } from '../schema/order-schema-parts.ts'
import * as type from '../schema/types.ts'

/** An order as callers post it: with ids instead of values, and with its issuing point. */
export interface OrderKind extends KnownKind {
  schema: TObject
}

/** A posted order of a known kind: `customerId` may replace the customer, `productId` an item. */
export type PostedOrder = Order extends infer O ? (O extends Order ? Posted<O> : never) : never

type Posted<O> = Omit<O, 'customer' | 'items'> &
  Static<typeof issuingPoint> &
  (O extends { customer: Party }
    ? { customer?: Party | undefined; customerId?: string | undefined }
    : { customerId?: undefined }) &
  (O extends { items: readonly Item[] } ? { items: readonly PostedItem[] } : unknown)

const issuingPoint = strict({
  establishment: optional(text(type.branch, "Default: the taxpayer's first.")),
  emissionPoint: optional(text(type.branch, "Default: the establishment's first.")),
})

const handling = {
  devReference: optional(devReference),
  sendEmail: optional(Type.Boolean({ description: 'Whether to mail the document to the customer. Default true.' })),
}

export type PostedItem = Static<typeof PostedItem>
/** An item; its product supplies omitted members. */
const PostedItem = strict(
  {
    productId: optional(idOf('a stored product. It supplies the omitted members')),
    ...Type.Partial(Type.Omit(Item, ['quantity'])).properties,
    quantity: Item.properties.quantity,
  },
  {
    title: 'OrderItem',
    description: 'Send either productId, or code, description, unitPrice and taxType.',
    if: { title: 'OrderItemWithProductId', required: ['productId'] },
    else: { title: 'OrderItemWithCode', required: Item.required.filter((member) => member !== 'quantity') },
  },
)

function posted({ order, example, component, modifies }: ReturnType<typeof kindOf>): TObject {
  const { documentType: _, customer, items, ...own }: TProperties = order.properties
  const { 'x-left-out': leftOut, description } = order as { 'x-left-out'?: object; description?: string }
  const { description: either, ...others } = customer
    ? modifies === null
      ? eitherCustomer(component)
      : customerOfNote(component)
    : {}
  const sentences = [either, description].filter(Boolean).join(' ')
  return strict(
    {
      ...(customer && { customer: Type.Optional(customer), customerId: optional(idOf('a stored customer')) }),
      ...(items && { items: list(PostedItem, { minItems: 1 }) }),
      ...own,
      ...issuingPoint.properties,
      ...handling,
    },
    {
      ...others,
      ...(sentences && { description: sentences }),
      ...(leftOut && { 'x-left-out': leftOut }),
      examples: [example],
    },
  )
}

/** Two customers contradict each other. */
const WITHOUT_CUSTOMER = {
  properties: {
    customer: {
      not: {},
      form: words(
        'left out where customerId names the customer, or sent without customerId',
        'omitido cuando customerId nombra al cliente, o enviado sin customerId',
      ),
    },
  },
}

/** Code generators name a type after each title. */
const eitherCustomer = (component: string) => ({
  description: 'Send either customer or customerId, not both.',
  if: { title: `${component}WithCustomerId`, required: ['customerId'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: WITHOUT_CUSTOMER,
  else: { title: `${component}WithCustomer`, required: ['customer'] },
})

const customerOfNote = (component: string) => ({
  description:
    'Send either customer or customerId, not both. With supportingDocument.accessKey neither is needed: the ' +
    'receipt has the customer.',
  if: { title: `${component}WithCustomerId`, required: ['customerId'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: WITHOUT_CUSTOMER,
  else: {
    if: {
      title: `${component}WithAccessKey`,
      required: ['supportingDocument'],
      properties: { supportingDocument: { title: WITH_ACCESS_KEY, type: 'object', required: ['accessKey'] } },
    },
    else: { title: `${component}WithCustomer`, required: ['customer'] },
  },
})

export const orderKinds: readonly OrderKind[] = kindFacts.map((facts) => ({
  ...facts,
  schema: posted(kindOf(facts.documentType)),
}))
