import type { Resource } from '../domain/resource.ts'
import { flag, optionalText, reference, text } from '../domain/vocabulary.ts'

export const warehouses: Resource = {
  path: 'warehouses',
  name: 'Warehouse',
  fields: { taxpayerId: reference(), name: text(300, 'Principal'), location: optionalText(300), isMain: flag(false) },
  shows: ['taxpayerId', 'name', 'location', 'isMain', 'tenantId'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { name: ['like'], location: ['like'], isMain: ['eq'], taxpayerId: ['eq'] },
  onlyOne: 'isMain',
}
