import { readBody } from '../domain/read-body.ts'
import type { Fields, ResourcePath, Row } from '../domain/resource.ts'
import { type Referred, showRecord } from '../domain/show-record.ts'
import { resources } from './resources.ts'

/** The documentation shows the records of one small shop, which refer to each other. */
export interface Example {
  sent: Fields
  record: Fields
}

const WORKSPACE = '0193a4c0-0000-7000-8000-000000000001'
const CREATED = new Date('2026-11-21T15:00:00.000Z')
const CASH = '5f2b0c7e-0a01-4c1e-9d10-000000000001'

const id = (last: number) => `0193a4c0-1000-7000-8000-${String(last).padStart(12, '0')}`
const taxpayerId = id(1)

const SENT: Record<ResourcePath, { id: string; sent: Fields }> = {
  taxpayers: {
    id: taxpayerId,
    sent: {
      ruc: '1790012345001',
      name: 'FERRETERIA ANDINA S.A.',
      commercialName: 'Ferretería Andina',
      address: 'Av. Amazonas N34-12, Quito',
      accountingObligated: true,
      environment: 'sandbox',
      email: 'ventas@ferreteria-andina.example',
    },
  },
  establishments: { id: id(2), sent: { code: 1, name: 'Matriz', address: 'Av. Amazonas N34-12, Quito', taxpayerId } },
  'emission-points': { id: id(3), sent: { establishmentId: id(2), code: 1, name: 'Caja 1', taxpayerId } },
  customers: {
    id: id(4),
    sent: {
      identification: '1790085783001',
      type: '04',
      name: 'CONSTRUCTORA DEL VALLE CIA. LTDA.',
      email: 'compras@constructora.example',
      phone: '022345678',
      address: 'Av. Occidental 123, Quito',
      taxpayerId,
    },
  },
  categories: { id: id(5), sent: { name: 'Herramientas', description: 'Herramientas de mano', taxpayerId } },
  warehouses: { id: id(6), sent: { taxpayerId, name: 'Bodega norte', location: 'Quito', isMain: false } },
  taxes: {
    id: id(7),
    sent: { name: 'IVA 15 %', code: 'IVA15', percentage: '15.00', isRetention: false, authorityCode: '4' },
  },
  'price-types': { id: id(8), sent: { name: 'Público', taxpayerId, isDefault: true } },
  products: {
    id: id(9),
    sent: {
      name: 'Martillo 16 oz',
      description: 'Mango de fibra',
      code: 'MAR-16',
      categoryId: id(5),
      priceTypeId: id(8),
      taxId: id(7),
      isService: false,
      manageStock: true,
      currentStock: 40,
      price: '12.50',
      taxpayerId,
    },
  },
  'product-prices': { id: id(10), sent: { productId: id(9), priceTypeId: id(8), price: '11.90', taxpayerId } },
  invoices: {
    id: id(11),
    sent: {
      customerId: id(4),
      issueDate: '2026-11-21',
      taxpayerId,
      establishmentId: id(2),
      emissionPointId: id(3),
      paymentMethods: [{ paymentMethodId: CASH, value: '28.75' }],
      taxRounding: 'BASE',
      details: [{ productId: id(9), quantity: 2, price: '12.50' }],
    },
  },
}

export const DEVELOPER_SENT: Record<string, Fields> = {
  customers: {
    identificationType: 'RUC',
    identification: '1790085783001',
    legalName: 'CONSTRUCTORA DEL VALLE CIA. LTDA.',
    email: 'compras@constructora.example',
    phone: '022345678',
    address: 'Av. Occidental 123, Quito',
  },
  products: { code: 'MAR-16', description: 'Martillo 16 oz', unitPrice: 12.5, taxType: 'IVA_RATE', tax: 15 },
}

export function exampleOf(path: ResourcePath): Example {
  const { sent } = SENT[path]
  return { sent, record: showRecord(resources[path], rowOf(path), { view: { mode: 'test' }, referred: referred() }) }
}

export function developerExample(path: 'customers' | 'products'): Example {
  const { id, createdAt, updatedAt } = exampleOf(path).record
  const sent = DEVELOPER_SENT[path] ?? {}
  return { sent, record: { id, ...sent, createdAt, updatedAt } }
}

function rowOf(path: ResourcePath): Row {
  const resource = resources[path]
  const { id: _id, sent } = SENT[path]
  const fields = readBody(resource, 'create', sent, WORKSPACE)
  let parts = 100
  const stored = resource.complete?.(fields, undefined, () => id(++parts)) ?? fields
  const instants = { createdAt: CREATED, updatedAt: CREATED, deletedAt: null }
  return { ...stored, _id, workspaceId: WORKSPACE, live: true, ...instants }
}

function referred(): Referred {
  const paths = ['categories', 'price-types', 'taxes'] as const
  return new Map(paths.map((path) => [SENT[path].id, rowOf(path)]))
}
