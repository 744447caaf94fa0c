import type { DocumentType } from '@etax/tax-document'

/**
 * An invented shop for an empty sandbox: people from novels, with numbers that pass the checks and belong to nobody.
 */

interface Person {
  identificationType: 'RUC' | 'NATIONAL_ID' | 'PASSPORT'
  identification: string
  legalName: string
  email: string
  phone: string
  address: string
}

const people = {
  printer: {
    identificationType: 'RUC',
    identification: '1799999117001',
    legalName: 'Imprenta Macondo Cía. Ltda.',
    email: 'compras@macondo.example',
    phone: '022999001',
    address: 'Calle de los Turcos 28, Quito',
  },
  estate: {
    identificationType: 'RUC',
    identification: '0999999212001',
    legalName: 'Hacienda Casa Verde S.A.',
    email: 'pagos@casaverde.example',
    phone: '042999002',
    address: 'Malecón 1963, Guayaquil',
  },
  transport: {
    identificationType: 'RUC',
    identification: '0199999311001',
    legalName: 'Transportes Rocinante S.A.',
    email: 'guias@rocinante.example',
    phone: '072999003',
    address: 'Av. de las Américas 16-05, Cuenca',
  },
  ursula: {
    identificationType: 'NATIONAL_ID',
    identification: '2459999013',
    legalName: 'Úrsula Iguarán',
    email: 'ursula@macondo.example',
    phone: '0999000001',
    address: 'Calle Larga 7-67, Cuenca',
  },
  florentino: {
    identificationType: 'NATIONAL_ID',
    identification: '0959999020',
    legalName: 'Florentino Ariza',
    email: 'florentino@fluvial.example',
    phone: '0999000002',
    address: 'Av. 9 de Octubre 1985, Guayaquil',
  },
  alonso: {
    identificationType: 'PASSPORT',
    identification: 'QM-1605',
    legalName: 'Alonso Quijano',
    email: 'alonso@lamancha.example',
    phone: '0999000003',
    address: 'Hotel Dulcinea, Quito',
  },
} as const satisfies Record<string, Person>

const CUSTOMER_TYPE = { RUC: '04', NATIONAL_ID: '05', PASSPORT: '06' } as const

const products = {
  'CAFE-500': {
    name: 'Café tostado 500 g',
    category: 'Café',
    price: '7.826087',
    wholesale: '6.90',
    stock: 120,
    tax: '15',
  },
  'CAFE-MOL': {
    name: 'Café molido 250 g',
    category: 'Café',
    price: '4.347826',
    wholesale: '3.80',
    stock: 200,
    tax: '15',
  },
  'CHOC-70': {
    name: 'Chocolate 70 % 100 g',
    category: 'Chocolate',
    price: '3.478261',
    wholesale: '2.95',
    stock: 160,
    tax: '15',
  },
  'CACAO-NIB': {
    name: 'Nibs de cacao 200 g',
    category: 'Chocolate',
    price: '5.217391',
    wholesale: null,
    stock: 60,
    tax: '15',
  },
  'PANELA-KG': {
    name: 'Panela granulada 1 kg',
    category: 'Despensa',
    price: '2.40',
    wholesale: '2.10',
    stock: 90,
    tax: '0',
  },
  'TALLER-CAT': { name: 'Taller de catación', category: null, price: '25.00', wholesale: null, stock: null, tax: '15' },
} as const

type Code = keyof typeof products

export interface DemoRecord {
  resource: 'categories' | 'price-types' | 'customers' | 'products' | 'product-prices'
  key: string
  fields: Record<string, unknown>
}

export interface DemoIds {
  taxpayerId: string
  idOf: (key: string) => string
  taxOf: (rate: string) => string
}

export function demoRecords({ taxpayerId, idOf, taxOf }: DemoIds): DemoRecord[] {
  const listed = Object.entries(products)
  const categories = [...new Set(listed.flatMap(([, { category }]) => category ?? []))]
  return [
    ...categories.map((name) => record('categories', `category ${name}`, { name })),
    record('price-types', 'wholesale', { name: 'Precio por mayor', isDefault: false }),
    ...Object.values(people).map((one) => record('customers', `customer ${one.identification}`, customerFields(one))),
    ...listed.map(([code, { name, category, price, stock, tax }]) =>
      record('products', `product ${code}`, {
        code,
        name,
        price,
        taxId: taxOf(tax),
        ...(category !== null && { categoryId: idOf(`category ${category}`) }),
        ...(stock === null ? { isService: true } : { manageStock: true, currentStock: stock }),
      }),
    ),
    ...listed.flatMap(([code, { wholesale: price }]) =>
      price === null
        ? []
        : record('product-prices', `price ${code}`, {
            price,
            productId: idOf(`product ${code}`),
            priceTypeId: idOf('wholesale'),
          }),
    ),
  ]

  function record(resource: DemoRecord['resource'], key: string, fields: object): DemoRecord {
    return { resource, key, fields: { ...fields, taxpayerId } }
  }
}

function customerFields({ identificationType, legalName, ...rest }: Person) {
  return { ...rest, type: CUSTOMER_TYPE[identificationType], name: legalName }
}

export interface DemoOrder {
  documentType: DocumentType
  devReference: string
  /** The reference of the invoice that a note modifies; it must be authorized first. */
  modifies?: string
  order: Record<string, unknown>
}

export interface DemoCalendar {
  day: (ago: number) => string
}

/** The most useful first, because a small quota ends early. Notes follow their invoices. */
export function demoOrders({ day }: DemoCalendar): DemoOrder[] {
  const { printer, estate, transport, ursula, florentino, alonso } = people
  return [
    invoice('factura-1', { customer: printer, issueDate: day(9), items: [sold('CAFE-500', 12), sold('CHOC-70', 20)] }),
    invoice('factura-2', { customer: ursula, issueDate: day(6), items: [sold('CAFE-MOL', 3), sold('PANELA-KG', 2)] }),
    {
      documentType: 'WITHHOLDING',
      devReference: 'retencion-1',
      order: {
        issueDate: day(3),
        subject: estate,
        supportingDocuments: [
          {
            supportCode: '01',
            documentType: '01',
            number: '001-002-000004561',
            issueDate: day(4),
            subtotal: '400.00',
            total: '460.00',
            taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '400.00' }],
            withholdings: [
              { taxType: 'INCOME', code: '312', base: '400.00', rate: '2' },
              { taxType: 'IVA', code: '1', base: '60.00', rate: '30' },
            ],
            payments: [{ method: '20', amount: '460.00' }],
          },
        ],
      },
    },
    {
      documentType: 'PURCHASE_SETTLEMENT',
      devReference: 'liquidacion-1',
      order: {
        issueDate: day(5),
        supplier: florentino,
        items: [bought('CACAO', 'Cacao seco, quintal', '1.5', '98.50')],
        payments: [{ method: '20', amount: '147.75' }],
      },
    },
    // The sandbox refuses this one, with a reason.
    invoice('factura-rechazada', {
      customer: alonso,
      issueDate: day(2),
      items: [sold('TALLER-CAT', 2)],
      additionalInfo: { Prueba: 'SIM-REJECT-56' },
    }),
    {
      documentType: 'CREDIT_NOTE',
      devReference: 'nota-de-credito-1',
      modifies: 'factura-1',
      order: { customer: printer, issueDate: day(1), reason: 'Devolución de mercadería', items: [sold('CHOC-70', 4)] },
    },
    {
      documentType: 'DEBIT_NOTE',
      devReference: 'nota-de-debito-1',
      modifies: 'factura-2',
      order: {
        customer: ursula,
        issueDate: day(1),
        reasons: [{ reason: 'Entrega a domicilio', amount: '3.00' }],
        taxType: 'IVA_RATE',
        tax: '15',
      },
    },
    {
      documentType: 'WAYBILL',
      devReference: 'guia-1',
      order: {
        departureAddress: 'Bodega principal, Quito',
        plate: 'PAB-1605',
        startDate: day(0),
        endDate: day(-1),
        carrier: named(transport),
        recipients: [
          {
            identification: estate.identification,
            legalName: estate.legalName,
            address: estate.address,
            reason: 'Venta',
            route: 'Quito - Guayaquil',
            items: [{ code: 'CAFE-500', description: products['CAFE-500'].name, quantity: '40' }],
          },
        ],
      },
    },
    invoice('factura-3', { customer: estate, issueDate: day(4), items: [sold('CAFE-500', 40), sold('CACAO-NIB', 10)] }),
    invoice('factura-4', { customer: FINAL_CONSUMER, issueDate: day(3), items: [sold('CHOC-70', 2)] }),
    invoice('factura-5', { customer: florentino, issueDate: day(1), items: [sold('CAFE-MOL', 6), sold('CHOC-70', 6)] }),
    invoice('factura-6', { customer: alonso, issueDate: day(0), items: [sold('TALLER-CAT', 1), sold('CAFE-500', 1)] }),
  ]
}

const FINAL_CONSUMER = { identificationType: 'FINAL_CONSUMER' }

function invoice(devReference: string, order: Record<string, unknown>): DemoOrder {
  return { documentType: 'INVOICE', devReference, order }
}

function sold(code: Code, quantity: number) {
  const { name: description, price: unitPrice, tax } = products[code]
  return { code, description, quantity: `${quantity}`, unitPrice, taxType: 'IVA_RATE', tax }
}

function bought(code: string, description: string, quantity: string, unitPrice: string) {
  return { code, description, quantity, unitPrice, taxType: 'IVA_RATE', tax: '0' }
}

function named({ identificationType, identification, legalName }: Person) {
  return { identificationType, identification, legalName }
}
