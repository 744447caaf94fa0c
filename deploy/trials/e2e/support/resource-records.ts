import { expect } from '@jest/globals'

const text = expect.any(String)
const flag = expect.any(Boolean)
const whole = expect.any(Number)
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const decimal = expect.stringMatching(/^\d+\.\d{2,}$/)
const orNull = (kind: unknown) => ({ asymmetricMatch: (value: unknown) => value === null || fits(value, kind) })
const common = { id, deletedAt: orNull(instant), createdAt: instant, updatedAt: instant }
const owned = { ...common, tenantId: id, taxpayerId: id }

/** Exact members of every record, by the specification and decisions. */
export const records: Record<string, Record<string, unknown>> = {
  taxpayers: {
    ...common,
    ruc: expect.stringMatching(/^\d{13}$/),
    name: text,
    commercialName: orNull(text),
    address: orNull(text),
    accountingObligated: flag,
    specialContributorCode: orNull(text),
    environment: expect.stringMatching(/^(sandbox|production)$/),
    taxRounding: expect.stringMatching(/^(BASE|LINE)$/),
    rimpe: orNull(text),
    withholdingAgent: orNull(text),
    largeContributor: orNull(text),
    artisan: orNull(text),
    email: orNull(text),
    phone: orNull(text),
    uuidFileP12: orNull(id),
    certificate: { status: 'MISSING', notAfter: null, daysLeft: null },
    logoUrl: orNull(text),
    tenantId: id,
  },
  taxes: { ...common, name: text, code: text, percentage: decimal, isRetention: flag, authorityCode: text },
  customers: {
    ...owned,
    identification: text,
    type: expect.stringMatching(/^0[4-8]$/),
    name: text,
    phone: orNull(text),
    address: orNull(text),
    email: orNull(text),
  },
  categories: { ...owned, name: text, description: orNull(text) },
  warehouses: { ...owned, name: text, location: orNull(text), isMain: flag },
  'emission-points': { ...owned, establishmentId: id, code: whole, name: text },
  establishments: { ...owned, code: whole, name: text, address: orNull(text) },
  products: {
    ...common,
    name: text,
    description: orNull(text),
    code: text,
    isService: flag,
    manageStock: flag,
    currentStock: whole,
    price: decimal,
    category: orNull({ id, name: text }),
    priceType: orNull({ id, name: text }),
    tax: { id, name: text, percentage: decimal },
  },
  'product-prices': { ...owned, productId: id, priceTypeId: id, price: decimal },
  'price-types': { ...owned, name: text, isDefault: flag },
  'payment-methods': { id, code: text, name: text },
  'document-types': { id, code: text, name: text },
}

const payment = {
  id,
  paymentMethodId: id,
  deadline: orNull(whole),
  timeUnit: orNull(expect.stringMatching(/^(DAY|MONTH|YEAR)$/)),
  value: decimal,
}

records.invoices = {
  ...owned,
  customerId: id,
  establishmentId: id,
  emissionPointId: id,
  documentTypeId: id,
  taxRounding: expect.stringMatching(/^(BASE|LINE)$/),
  issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  paymentMethods: [payment],
  details: [{ id, productId: id, quantity: whole, price: decimal, discount: decimal }],
  receiptId: orNull(id),
}

function fits(value: unknown, kind: unknown): boolean {
  try {
    expect(value).toEqual(kind)
    return true
  } catch {
    return false
  }
}
