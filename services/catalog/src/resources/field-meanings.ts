/** The documentation shows them. A key is `resource.field`, or `field` if all resources share it. */
const MEANINGS: Record<string, string> = {
  id: 'The system assigns it.',
  taxpayerId: 'The taxpayer that owns it.',
  tenantId: 'The workspace.',
  createdAt: 'When it was created.',
  updatedAt: 'When it was last changed.',
  deletedAt: 'When it was deleted; null if it was not.',
  establishmentId: 'The establishment.',
  customerId: 'The customer.',
  productId: 'The product.',
  priceTypeId: 'The price type.',
  'taxpayers.ruc': 'The registry number (RUC).',
  'taxpayers.name': 'The legal name (razón social), as the registry has it.',
  'taxpayers.commercialName': 'The name that customers know (nombre comercial).',
  'taxpayers.address': 'The address of the head office (dirección matriz).',
  'taxpayers.accountingObligated': 'Whether the taxpayer must keep accounts (obligado a llevar contabilidad).',
  'taxpayers.specialContributorCode': 'The number of the resolution as special taxpayer (contribuyente especial).',
  'taxpayers.environment':
    'A note of your own, without effect. Only the key (ak_test_ or ak_live_) decides where a document goes.',
  'taxpayers.taxRounding':
    'The rounding of taxes for orders without taxRounding: BASE, once for each rate on the sum of its bases, ' +
    'or LINE, on each line and then summed.',
  'taxpayers.rimpe': 'The simplified regime (RIMPE) of the taxpayer.',
  'taxpayers.withholdingAgent': 'The number of the resolution as withholding agent (agente de retención).',
  'taxpayers.largeContributor': 'The number of the resolution as large taxpayer (gran contribuyente).',
  'taxpayers.artisan': 'The number of the craftsman’s qualification (artesano calificado).',
  'taxpayers.email': 'The e-mail address for customers: mail to them shows it, and it receives their replies.',
  'taxpayers.phone': 'The telephone number for customers: mail to them shows it.',
  'taxpayers.uuidFileP12': 'The signing certificate. POST /v1/developer/certificate uploads it.',
  'taxpayers.logoUrl': 'The address of the logo. POST /taxpayers/{id}/logo uploads it.',
  'establishments.code': 'The first three digits of its document numbers: 1 is 001.',
  'establishments.address': 'The address, printed on its documents.',
  'emission-points.code': 'The second three digits of its document numbers: 1 is 001.',
  'customers.identification': 'The number of the identification.',
  'customers.type':
    'The kind of identification: 04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad.',
  'customers.name': 'The legal name, or first name and surname.',
  'customers.email': 'The e-mail address that receives the documents.',
  'warehouses.isMain': 'Whether it is the main warehouse. A taxpayer has exactly one.',
  'price-types.isDefault': 'Whether it is the default. A taxpayer has exactly one.',
  'taxes.code': 'A code of your own; CSV files name the tax by it.',
  'taxes.percentage': 'The rate in per cent.',
  'taxes.isRetention': 'Whether it is a withholding tax.',
  'taxes.authorityCode': 'The authority’s code of the rate (value-added or excise tax) or of the withholding.',
  'products.code': 'A code of your own (SKU), printed on documents.',
  'products.price': 'The price of one unit, without tax.',
  'products.taxId': 'The tax of the product.',
  'products.categoryId': 'The category.',
  'products.isService': 'Whether it is a service. A service has no stock.',
  'products.manageStock': 'Whether issuing an invoice reduces the stock.',
  'products.currentStock': 'The units in stock.',
  'products.category': 'The category; null for none.',
  'products.priceType': 'The price type; null for none.',
  'products.tax': 'The tax of the product.',
  'product-prices.price': 'The price of one unit in this price type, without tax.',
  'invoices.issueDate': 'The day of the invoice in Ecuador.',
  'invoices.documentTypeId': 'The kind of document, from GET /document-types.',
  'invoices.paymentMethods': 'The payments. Their sum is the total.',
  'invoices.taxRounding':
    'The rounding of taxes: BASE, once for each rate on the sum of its bases, or LINE, on each line. Default: ' +
    'that of the taxpayer.',
  'invoices.details': 'The lines of the invoice.',
  'invoices.emissionPointId': 'The emission point that numbers the invoice.',
  'developer/customers.identificationType': 'The kind of identification.',
  'developer/customers.identification': 'The number; a final consumer needs none.',
  'developer/customers.legalName': 'The legal name, or first name and surname; a final consumer needs none.',
  'developer/customers.email': 'The e-mail address that receives the documents.',
  'developer/products.code': 'A code of your own (SKU), printed on documents.',
  'developer/products.description': 'The text printed on documents.',
  'developer/products.unitPrice': 'The price of one unit, without tax.',
  'developer/products.taxType': 'The treatment in value-added tax.',
  'developer/products.tax': 'The rate of value-added tax in per cent; needed with IVA_RATE.',
}

type Described = Record<string, unknown> & { properties?: Record<string, Record<string, unknown>> }

export function withMeanings<Schema extends Described>(path: string, schema: Schema): Schema {
  const { properties = {} } = schema
  const entries = Object.entries(properties).map(([name, field]) => {
    const meaning = MEANINGS[`${path}.${name}`] ?? MEANINGS[name]
    const text = [meaning, field.description].filter((part) => part !== undefined).join(' ')
    return [name, text === '' ? field : { ...field, description: text }]
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}
