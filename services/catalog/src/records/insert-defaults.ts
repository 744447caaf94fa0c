import { newId } from '@etax/kernel'
import { newRow } from '../domain/new-row.ts'
import type { Fields, Resource, Row } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

export async function insertDefaults(
  records: TransactionRecords,
  { workspaceId, _id: taxpayerId, address }: Row,
  now: Date,
): Promise<void> {
  const establishmentId = newId(now.getTime())
  await insert(resources.establishments, { code: 1, name: 'Matriz', address, taxpayerId }, establishmentId)
  await insert(resources['emission-points'], { establishmentId, code: 1, name: 'Punto de emisión 001', taxpayerId })
  await insert(resources.warehouses, { taxpayerId, name: 'Bodega principal', location: null, isMain: true })
  await insert(resources['price-types'], { name: 'Precio normal', taxpayerId, isDefault: true })

  async function insert(resource: Resource, fields: Fields, id = newId(now.getTime())): Promise<void> {
    await records.insert(resource, newRow(fields, { id, workspaceId, now }))
  }
}
