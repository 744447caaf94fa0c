import { expect } from '@jest/globals'

/** A row of family A's tables, in order of calls: later rows use earlier records. */
export interface Row {
  resource: string
  call: string
  about: string
  id?: string
  query?: string
  body?: (idOf: IdOf) => object
  status: number
  keep?: string
  /** Expected members; default: the resource's record. */
  answer?: 'list' | 'nothing' | object
}

export type IdOf = (name: string) => string

export const OWN_RUC = '1790012345001'
const PAYMENT_METHOD = '5f2b0c7e-0a01-4c1e-9d10-000000000001'
const NOBODY = '0193ffff-ffff-7fff-8fff-ffffffffffff'

function readAndChange(resource: string, one: string, changed: (idOf: IdOf) => object, query = ''): Row[] {
  return [
    { resource, call: `GET /${resource}`, about: `Lists ${resource}.`, query, status: 200, answer: 'list' },
    { resource, call: `GET /${resource}/{id}`, about: 'Reads one record.', id: one, status: 200 },
    {
      resource,
      call: `PUT /${resource}/{id}`,
      about: 'Changes the fields that are sent.',
      id: one,
      body: changed,
      status: 200,
    },
  ]
}

function refused(resource: string, call: string, about: string, rest: Partial<Row>, answer: Refusal): Row {
  return { resource, call, about, ...rest, status: answer.statusCode, answer }
}

interface Refusal {
  statusCode: number
  message: string
}

function saying(pattern: string): string {
  return expect.stringMatching(new RegExp(pattern)) as unknown as string
}

const deletion = (resource: string, id: string): Row => ({
  resource,
  call: `DELETE /${resource}/{id}`,
  about: 'Deletes the record: lists and reads no longer show it.',
  id,
  status: 204,
  answer: 'nothing',
})

const missing = (resource: string, message: string): Row =>
  refused(
    resource,
    `GET /${resource}/{id}`,
    'Refuses an id that does not exist in this workspace.',
    { id: NOBODY },
    {
      statusCode: 404,
      message,
    },
  )

const ofTheOwn = (fields: object) => (idOf: IdOf) => ({ ...fields, taxpayerId: idOf('taxpayer') })

const taxpayers: Row[] = [
  {
    resource: 'taxpayers',
    call: 'POST /taxpayers',
    about: 'Registers a taxpayer, with establishment 001, emission point 001, a main warehouse and a price type.',
    body: () => ({ ruc: OWN_RUC, name: 'FERRETERIA ANDINA S.A.', signaturePassword: 'p12 password' }),
    status: 201,
    keep: 'taxpayer',
  },
  ...readAndChange(
    'taxpayers',
    'taxpayer',
    () => ({ commercialName: 'Andina', accountingObligated: true }),
    `?filter.ruc__eq=${OWN_RUC}`,
  ),
  missing('taxpayers', `Taxpayer with id ${NOBODY} not found`),
  refused(
    'taxpayers',
    'POST /taxpayers',
    'Refuses broken fields, and names each of them.',
    { body: () => ({ ruc: '123', colour: 'red' }) },
    { statusCode: 400, message: saying('(?=.*ruc)(?=.*name)(?=.*colour)') },
  ),
  refused(
    'taxpayers',
    'POST /taxpayers',
    'Refuses a registry number that another taxpayer has.',
    { body: () => ({ ruc: OWN_RUC, name: 'ANOTHER' }) },
    { statusCode: 409, message: saying('ruc') },
  ),
  refused(
    'taxpayers',
    'PUT /taxpayers/{id}',
    'Refuses to change a registry number that is in use: here a password of a certificate is stored for it.',
    { id: 'taxpayer', body: () => ({ ruc: '1790012346001', name: 'ANOTHER' }) },
    { statusCode: 409, message: saying('ruc') },
  ),
]

const taxes: Row[] = [
  {
    resource: 'taxes',
    call: 'GET /taxes/default',
    about: 'Creates the default taxes that are missing, and returns all of them.',
    status: 200,
    answer: 'list',
  },
  {
    resource: 'taxes',
    call: 'POST /taxes',
    about: 'Creates a tax.',
    body: () => ({
      name: 'IVA 15 % servicios',
      code: 'IVA15S',
      percentage: '15.00',
      isRetention: false,
      authorityCode: '4',
    }),
    status: 201,
    keep: 'tax',
  },
  ...readAndChange('taxes', 'tax', () => ({ name: 'IVA 15 %' }), '?filter.code__like=iva15s'),
  missing('taxes', `Tax with id ${NOBODY} not found`),
]

const categories: Row[] = [
  {
    resource: 'categories',
    call: 'POST /categories',
    about: 'Creates a category.',
    body: ofTheOwn({ name: 'Herramientas' }),
    status: 201,
    keep: 'category',
  },
  ...readAndChange('categories', 'category', ofTheOwn({ name: 'Herramientas de mano' })),
  missing('categories', `Category with id ${NOBODY} not found`),
]

const priceTypes: Row[] = [
  {
    resource: 'price-types',
    call: 'POST /price-types',
    about: 'Creates a price type.',
    body: ofTheOwn({ name: 'Mayorista' }),
    status: 201,
    keep: 'price type',
  },
  ...readAndChange(
    'price-types',
    'price type',
    ofTheOwn({ name: 'Mayoristas', isDefault: false }),
    '?filter.name__like=mayor',
  ),
  missing('price-types', `Price type with id ${NOBODY} not found`),
]

const warehouses: Row[] = [
  {
    resource: 'warehouses',
    call: 'POST /warehouses',
    about: 'Creates a warehouse.',
    body: ofTheOwn({ name: 'Bodega norte', location: 'Carcelén' }),
    status: 201,
    keep: 'warehouse',
  },
  ...readAndChange('warehouses', 'warehouse', ofTheOwn({ location: 'Calderón' }), '?filter.location__like=carce'),
  missing('warehouses', `Warehouse with id ${NOBODY} not found`),
]

const establishments: Row[] = [
  {
    resource: 'establishments',
    call: 'POST /establishments',
    about: 'Creates an establishment.',
    body: ofTheOwn({ code: 2, name: 'Sucursal', address: 'Av. Amazonas 1' }),
    status: 201,
    keep: 'establishment',
  },
  ...readAndChange(
    'establishments',
    'establishment',
    ofTheOwn({ code: '002', name: 'Sucursal norte' }),
    '?filter.code__eq=2',
  ),
  missing('establishments', `Establishment with id ${NOBODY} not found`),
]

const aPoint = (idOf: IdOf) => ({
  establishmentId: idOf('establishment'),
  code: 3,
  name: 'Caja 3',
  taxpayerId: idOf('taxpayer'),
})

const emissionPoints: Row[] = [
  {
    resource: 'emission-points',
    call: 'POST /emission-points',
    about: 'Creates an emission point.',
    body: aPoint,
    status: 201,
    keep: 'emission point',
  },
  ...readAndChange('emission-points', 'emission point', ofTheOwn({ code: '003' }), '?query=filter.code__eq%3D3'),
  missing('emission-points', `Emission point with id ${NOBODY} not found`),
  refused(
    'emission-points',
    'POST /emission-points',
    'Answers every failed creation so, also a repeated code.',
    { body: aPoint },
    {
      statusCode: 400,
      message: 'Error creating emission point',
    },
  ),
  refused(
    'emission-points',
    'PUT /emission-points/{id}',
    'Answers every failed update so.',
    { id: NOBODY, body: aPoint },
    {
      statusCode: 400,
      message: 'Error updating emission point',
    },
  ),
  refused(
    'emission-points',
    'DELETE /emission-points/{id}',
    'Answers every failed deletion so.',
    { id: NOBODY },
    {
      statusCode: 400,
      message: 'Error deleting emission point',
    },
  ),
]

const aCustomer = ofTheOwn({
  identification: '1710034065',
  type: '05',
  name: 'María Peña',
  phone: '0991234567',
  address: 'Quito',
  email: 'maria@example.com',
})

const customers: Row[] = [
  {
    resource: 'customers',
    call: 'POST /customers',
    about: 'Creates a customer.',
    body: aCustomer,
    status: 201,
    keep: 'customer',
  },
  ...readAndChange('customers', 'customer', ofTheOwn({ name: 'María Peña Ríos' }), '?filter.type__eq=05'),
  missing('customers', `Customer with id ${NOBODY} not found`),
  refused(
    'customers',
    'POST /customers',
    'Refuses an identification that another customer of the taxpayer has.',
    { body: aCustomer },
    {
      statusCode: 409,
      message: saying('identification'),
    },
  ),
]

const products: Row[] = [
  {
    resource: 'products',
    call: 'POST /products',
    about: 'Creates a product.',
    body: (idOf) => ({
      name: 'Martillo',
      description: 'De uña, 16 oz',
      code: 'M-16',
      categoryId: idOf('category'),
      priceTypeId: idOf('price type'),
      taxId: idOf('tax'),
      isService: false,
      manageStock: true,
      currentStock: 12,
      taxpayerId: idOf('taxpayer'),
      price: '8.50',
    }),
    status: 201,
    keep: 'product',
  },
  ...readAndChange('products', 'product', ofTheOwn({ price: '8.75' }), '?query[filter.name__like]=MART'),
  missing('products', `Product with id ${NOBODY} not found`),
  refused(
    'taxes',
    'DELETE /taxes/{id}',
    'Refuses to delete a record that another record needs.',
    { id: 'tax' },
    {
      statusCode: 409,
      message: saying('product'),
    },
  ),
]

const productPrices: Row[] = [
  {
    resource: 'product-prices',
    call: 'POST /product-prices',
    about: 'Creates the price of a product in a price type.',
    body: (idOf) => ({
      productId: idOf('product'),
      priceTypeId: idOf('price type'),
      price: '7.90',
      taxpayerId: idOf('taxpayer'),
    }),
    status: 201,
    keep: 'product price',
  },
  ...readAndChange('product-prices', 'product price', ofTheOwn({ price: '7.95' }), '?filter.price__gte=5'),
  missing('product-prices', `Product price with id ${NOBODY} not found`),
]

const anInvoice = (idOf: IdOf) => ({
  customerId: idOf('customer'),
  issueDate: '2026-11-21',
  taxpayerId: idOf('taxpayer'),
  establishmentId: idOf('establishment'),
  emissionPointId: idOf('emission point'),
  paymentMethods: [{ paymentMethodId: PAYMENT_METHOD, deadline: 30, timeUnit: 'DAY', value: '20.13' }],
  details: [{ productId: idOf('product'), quantity: 2, price: '8.75', discount: '0.00' }],
})

const invoices: Row[] = [
  {
    resource: 'invoices',
    call: 'POST /invoice',
    about: 'Creates an invoice.',
    body: anInvoice,
    status: 201,
    keep: 'invoice',
  },
  ...readAndChange('invoices', 'invoice', () => ({ issueDate: '2026-11-20' }), '?filter.issueDate__gte=2026-11-01'),
  missing('invoices', 'Invoice not found'),
  refused(
    'invoices',
    'POST /invoice',
    'Answers every failed creation so.',
    { body: (idOf) => ({ ...anInvoice(idOf), customerId: NOBODY }) },
    { statusCode: 400, message: saying('Error creating invoice: .*customer') },
  ),
  deletion('invoices', 'invoice'),
]

/** Records of an issued invoice stay until it is issued live, so it has its own. */
const issuing: Row[] = [
  {
    resource: 'taxes',
    call: 'POST /taxes',
    about: 'Creates another one, for the invoice that is issued.',
    body: () => ({ name: 'IVA 15 % bienes', code: 'IVA15B', percentage: '15', isRetention: false, authorityCode: '4' }),
    status: 201,
    keep: 'second tax',
  },
  {
    resource: 'customers',
    call: 'POST /customers',
    about: 'Creates another one, for the invoice that is issued.',
    body: ofTheOwn({ identification: '1790012345001', type: '04', name: 'FERRETERIA ANDINA S.A.' }),
    status: 201,
    keep: 'second customer',
  },
  {
    resource: 'products',
    call: 'POST /products',
    about: 'Creates another one with the required fields only: it has the default price type of the taxpayer.',
    body: (idOf) => ({
      name: 'Clavos, libra',
      code: 'C-1',
      taxId: idOf('second tax'),
      taxpayerId: idOf('taxpayer'),
      price: '8.75',
    }),
    status: 201,
    keep: 'second product',
  },
  {
    resource: 'establishments',
    call: 'POST /establishments',
    about: 'Creates another one, for the invoice that is issued.',
    body: ofTheOwn({ code: 3, name: 'Sucursal sur' }),
    status: 201,
    keep: 'second establishment',
  },
  {
    resource: 'emission-points',
    call: 'POST /emission-points',
    about: 'Creates another one, for the invoice that is issued.',
    body: (idOf) => ({ ...aPoint(idOf), establishmentId: idOf('second establishment'), code: 1, name: 'Caja 1' }),
    status: 201,
    keep: 'second emission point',
  },
  {
    resource: 'invoices',
    call: 'POST /invoice',
    about: 'Creates another one, to issue it.',
    body: (idOf) => anInvoice((name) => idOf(name === 'taxpayer' ? name : `second ${name}`)),
    status: 201,
    keep: 'second invoice',
  },
  {
    resource: 'invoices',
    call: 'POST /invoices/{id}/issue',
    about:
      'Issues the invoice in the mode of the key. The answer is 202 with the receipt, and 200 if it was issued before.',
    id: 'second invoice',
    status: 202,
    answer: { status: 'DRAFT', documentType: 'INVOICE' },
  },
  refused(
    'customers',
    'DELETE /customers/{id}',
    'Refuses to delete a customer whose invoice is not issued in production yet: one issued in the sandbox still needs it.',
    { id: 'second customer' },
    { statusCode: 409, message: saying('invoice') },
  ),
]

const fixed: Row[] = ['payment-methods', 'document-types'].map((resource) => ({
  resource,
  call: `GET /${resource}`,
  about: 'Lists the fixed entries, with the authority’s codes.',
  status: 200,
  answer: 'list',
}))

const deletions: Row[] = [
  deletion('product-prices', 'product price'),
  deletion('products', 'product'),
  deletion('price-types', 'price type'),
  deletion('customers', 'customer'),
  deletion('categories', 'category'),
  deletion('warehouses', 'warehouse'),
  deletion('taxes', 'tax'),
  {
    resource: 'emission-points',
    call: 'DELETE /emission-points/{id}',
    about: 'Deletes the record.',
    id: 'emission point',
    status: 200,
    answer: { message: 'Emission point deleted successfully' },
  },
  deletion('establishments', 'establishment'),
  {
    resource: 'taxpayers',
    call: 'DELETE /taxpayers/{id}',
    about:
      'Deletes the taxpayer, its records and its certificate. The answer shows the password of the certificate once.',
    id: 'taxpayer',
    status: 200,
    answer: { ruc: OWN_RUC, signaturePassword: 'p12 password', deletedAt: saying('Z$') },
  },
]

export const rows: readonly Row[] = [
  ...taxpayers,
  ...taxes,
  ...customers,
  ...categories,
  ...warehouses,
  ...establishments,
  ...emissionPoints,
  ...priceTypes,
  ...products,
  ...productPrices,
  ...invoices,
  ...issuing,
  ...fixed,
  ...deletions,
]
