/** What a field means, for documentation: `resource.field`, or `field` where it means the same everywhere. */
const MEANINGS: Record<string, string> = {
  id: 'Given by the system.',
  taxpayerId: 'The taxpayer it belongs to.',
  tenantId: 'The workspace.',
  createdAt: 'When it was made.',
  updatedAt: 'When it was last changed.',
  deletedAt: 'When it was deleted; null for what is there.',
  establishmentId: 'The establishment.',
  customerId: 'The customer.',
  productId: 'The product.',
  priceTypeId: 'The price type.',
  'taxpayers.ruc': 'The registry number (RUC).',
  'taxpayers.name': 'The legal name (razón social), as the registry has it.',
  'taxpayers.commercialName': 'The name customers know (nombre comercial).',
  'taxpayers.address': 'Of the head office (dirección matriz).',
  'taxpayers.accountingObligated': 'Whether it must keep accounts (obligado a llevar contabilidad).',
  'taxpayers.specialContributorCode': 'The resolution that makes it a special taxpayer (contribuyente especial).',
  'taxpayers.environment':
    'A note of your own, and decides nothing: the key alone (ak_test_ or ak_live_) says where a document goes.',
  'taxpayers.taxRounding':
    'How taxes are rounded where an order does not say: BASE, once for each rate on the sum of its bases, or LINE, on each line and then summed.',
  'taxpayers.rimpe': 'The simplified regime (RIMPE) it is in.',
  'taxpayers.withholdingAgent': 'The resolution that makes it a withholding agent (agente de retención).',
  'taxpayers.largeContributor': 'The resolution that makes it a large taxpayer (gran contribuyente).',
  'taxpayers.artisan': 'The number of its craftsman’s qualification (artesano calificado).',
  'taxpayers.email': 'Shown in mail to customers; their answers go there.',
  'taxpayers.phone': 'Shown in mail to customers.',
  'taxpayers.uuidFileP12': 'The certificate it signs with; POST /v1/developer/certificate brings one.',
  'taxpayers.logoUrl': 'Where its logo can be read; POST /taxpayers/{id}/logo brings one.',
  'establishments.code': 'The first three digits of every number it issues: 1 is 001.',
  'establishments.address': 'Printed on its documents.',
  'emission-points.code': 'The second three digits of every number issued there: 1 is 001.',
  'customers.identification': 'The number that the type says.',
  'customers.type': '04 RUC, 05 cédula, 06 passport, 07 final consumer, 08 identification from abroad.',
  'customers.name': 'The legal name, or first name and surname.',
  'customers.email': 'Where documents are sent.',
  'warehouses.isMain': 'Whether it is the main one: a taxpayer has exactly one.',
  'price-types.isDefault': 'Whether it is the usual one: a taxpayer has exactly one.',
  'taxes.code': 'A code of your own; CSV files name the tax by it.',
  'taxes.percentage': 'The rate in per cent.',
  'taxes.isRetention': 'Whether it is withheld, and not charged.',
  'taxes.authorityCode': 'The authority’s code: of the rate of a value-added or excise tax, or of a withholding.',
  'products.code': 'A code of your own (SKU), printed on documents.',
  'products.price': 'For one, without tax.',
  'products.taxId': 'The tax that is charged.',
  'products.categoryId': 'The category.',
  'products.isService': 'Whether it is a service, of which there is no stock.',
  'products.manageStock': 'Whether issuing an invoice takes from the stock.',
  'products.currentStock': 'How many there are.',
  'products.category': 'The category; null for none.',
  'products.priceType': 'The price type; null for none.',
  'products.tax': 'The tax that is charged.',
  'product-prices.price': 'For one, without tax, in this price type.',
  'invoices.issueDate': 'The day of the invoice in Ecuador.',
  'invoices.documentTypeId': 'What kind of document it is: GET /document-types.',
  'invoices.paymentMethods': 'How it is paid: together the total.',
  'invoices.taxRounding':
    'How its taxes are rounded: BASE, once for each rate on the sum of its bases, or LINE, on each line. Of the taxpayer unless it is said.',
  'invoices.details': 'What is sold.',
  'invoices.emissionPointId': 'The emission point, whose next number it gets.',
  'developer/customers.identificationType': 'What kind of number identifies the customer.',
  'developer/customers.identification': 'The number; a final consumer needs none.',
  'developer/customers.legalName': 'The legal name, or first name and surname; a final consumer needs none.',
  'developer/customers.email': 'Where documents are sent.',
  'developer/products.code': 'A code of your own (SKU), printed on documents.',
  'developer/products.description': 'As it is printed on documents.',
  'developer/products.unitPrice': 'For one, without tax.',
  'developer/products.taxType': 'Whether it is charged with value-added tax.',
  'developer/products.tax': 'The rate of value-added tax in per cent; needed with IVA_RATE.',
}

type Described = Record<string, unknown> & { properties?: Record<string, Record<string, unknown>> }

/** A body or record whose fields say what they mean, before what may stand in them. */
export function withMeanings<Schema extends Described>(path: string, schema: Schema): Schema {
  const { properties = {} } = schema
  const entries = Object.entries(properties).map(([name, field]) => {
    const meaning = MEANINGS[`${path}.${name}`] ?? MEANINGS[name]
    const said = [meaning, field.description].filter((part) => part !== undefined).join(' ')
    return [name, said === '' ? field : { ...field, description: said }]
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}
