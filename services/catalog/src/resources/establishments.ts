import { NOT_ISSUED } from '../domain/invoice-issuing.ts'
import type { Resource } from '../domain/resource.ts'
import { optionalText, reference, seriesCode, seriesCodeOrText, text } from '../domain/vocabulary.ts'

const openInvoices = { path: 'invoices', field: 'establishmentId', where: NOT_ISSUED } as const

export const establishments: Resource = {
  path: 'establishments',
  name: 'Establishment',
  fields: { code: seriesCode(), name: text(300, 'Matriz'), address: optionalText(300), taxpayerId: reference() },
  onUpdate: { code: seriesCodeOrText() },
  requiredOnUpdate: ['taxpayerId'],
  shows: ['code', 'name', 'address', 'taxpayerId', 'tenantId'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { name: ['like'], code: ['eq'], address: ['like'], taxpayerId: ['eq'] },
  printed: ['address'],
  unique: [['taxpayerId', 'code']],
  inProfile: true,
  neededBy: [{ path: 'emission-points', field: 'establishmentId' }, openInvoices],
  moves: { fields: ['code'], neededBy: [openInvoices] },
}
