import type { Resource } from '../domain/resource.ts'
import { optionalText, reference, text } from '../domain/vocabulary.ts'

export const categories: Resource = {
  path: 'categories',
  name: 'Category',
  fields: { name: text(300, 'Bebidas'), description: optionalText(1_000), taxpayerId: reference() },
  shows: ['name', 'description', 'taxpayerId', 'tenantId'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { name: ['like'], taxpayerId: ['eq'] },
  neededBy: [{ path: 'products', field: 'categoryId' }],
}
