import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

// Fields of the required interface, by record and body, compared with docs/openapi.json.

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  oneOf?: Schema[]
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const file = new URL('../../../docs/openapi.json', import.meta.url)
const document: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(readFileSync(file, 'utf8'))

const COMMON = 'id deletedAt createdAt updatedAt'

const RECORDS: Record<string, string> = {
  '/taxpayers/{id}': `${COMMON} ruc name commercialName address accountingObligated specialContributorCode environment uuidFileP12 logoUrl tenantId`,
  '/taxes/{id}': `${COMMON} name code percentage isRetention authorityCode`,
  '/customers/{id}': `${COMMON} tenantId identification type name phone address taxpayerId`,
  '/categories/{id}': `${COMMON} tenantId name description taxpayerId`,
  '/warehouses/{id}': `${COMMON} tenantId taxpayerId name location isMain`,
  '/emission-points/{id}': 'id establishmentId code name taxpayerId tenantId createdAt updatedAt',
  '/establishments/{id}': `${COMMON} code name address taxpayerId tenantId`,
  '/products/{id}': `${COMMON} name description code isService manageStock currentStock price category priceType tax`,
  '/product-prices/{id}': 'productId priceTypeId price taxpayerId tenantId',
  '/price-types/{id}': 'name taxpayerId isDefault tenantId',
  '/invoices/{id}':
    'id customerId taxpayerId establishmentId emissionPointId tenantId documentTypeId issueDate paymentMethods details createdAt updatedAt',
}

const PRODUCT = 'name description code categoryId priceTypeId taxId isService manageStock currentStock taxpayerId price'
const CUSTOMER = 'identification type name phone address taxpayerId'
const TAX = 'name code percentage isRetention authorityCode'

const BODIES: Record<string, string> = {
  'put /taxpayers/{id}':
    'ruc name commercialName address accountingObligated specialContributorCode uuidLogo userId tenantId signaturePassword',
  'post /taxes': TAX,
  'put /taxes/{id}': TAX,
  'post /customers': CUSTOMER,
  'put /customers/{id}': CUSTOMER,
  'post /categories': 'name taxpayerId',
  'put /categories/{id}': 'name taxpayerId',
  'post /emission-points': 'establishmentId code name taxpayerId tenantId',
  'put /emission-points/{id}': 'establishmentId code taxpayerId tenantId',
  'post /products': PRODUCT,
  'put /products/{id}': PRODUCT,
  'post /establishments': 'code name address taxpayerId tenantId',
  'put /establishments/{id}': 'code name address taxpayerId tenantId',
  'post /product-prices': 'productId priceTypeId price taxpayerId tenantId',
  'put /product-prices/{id}': 'productId priceTypeId price taxpayerId',
  'post /price-types': 'name taxpayerId isDefault tenantId',
  'put /price-types/{id}': 'name isDefault taxpayerId',
  'post /invoice':
    'customerId issueDate taxpayerId establishmentId emissionPointId tenantId paymentMethods[].paymentMethodId paymentMethods[].deadline paymentMethods[].timeUnit paymentMethods[].value details[].productId details[].quantity details[].price details[].discount',
  'post /v1/developer/invoices':
    'customer.identificationType customer.identification customer.legalName customer.email items[].code items[].description items[].quantity items[].unitPrice items[].taxType items[].tax sendEmail devReference',
  'post /v1/developer/receipts/{id}/void': 'reason',
}

const REQUIRED: Record<string, string[]> = {
  'post /emission-points': ['code', 'establishmentId', 'name', 'taxpayerId'],
  'put /emission-points/{id}': ['taxpayerId'],
  'put /establishments/{id}': ['taxpayerId'],
  'post /product-prices': ['price', 'priceTypeId', 'productId', 'taxpayerId'],
  'post /price-types': ['name', 'taxpayerId'],
  'post /invoice': [
    'customerId',
    'details',
    'emissionPointId',
    'establishmentId',
    'issueDate',
    'paymentMethods',
    'taxpayerId',
  ],
}

test.each(Object.entries(RECORDS))('a record of %s has every field', (path, fields) => {
  const answer = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema

  expect(missingFrom(answer, fields)).toEqual([])
})

test.each(Object.entries(BODIES))('the body of %s has every field', (operation, fields) => {
  expect(missingFrom(bodyOf(operation), fields)).toEqual([])
})

test.each(Object.entries(REQUIRED))('the body of %s must have %j', (operation, fields) => {
  expect(resolved(bodyOf(operation)).required?.toSorted()).toEqual(fields)
})

function bodyOf(operation: string): Schema | undefined {
  const [method = '', path = ''] = operation.split(' ')
  return document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema
}

function missingFrom(schema: Schema | undefined, fields: string): string[] {
  return fields.split(' ').filter((field) => !has(schema, field.split('.')))
}

function has(schema: Schema | undefined, [step = '', ...rest]: string[]): boolean {
  const { properties = {}, oneOf = [] } = resolved(schema)
  const member = properties[step.replace('[]', '')]
  if (member === undefined) return oneOf.some((form) => has(form, [step, ...rest]))
  return rest.length === 0 || has(step.endsWith('[]') ? resolved(member).items : member, rest)
}

function resolved(schema: Schema = {}): Schema {
  const { $ref } = schema
  return $ref === undefined ? schema : resolved(document.components.schemas[$ref.split('/').at(-1) ?? ''])
}
