import { NOT_ISSUED } from '../domain/invoice-issuing.ts'
import type { Resource } from '../domain/resource.ts'
import { reference, seriesCode, seriesCodeOrText, text } from '../domain/vocabulary.ts'

const openInvoices = { path: 'invoices', field: 'emissionPointId', where: NOT_ISSUED } as const

export const emissionPoints: Resource = {
  path: 'emission-points',
  name: 'Emission point',
  fields: { establishmentId: reference(), code: seriesCode(), name: text(300, 'Caja 1'), taxpayerId: reference() },
  onUpdate: { code: seriesCodeOrText() },
  requiredOnUpdate: ['taxpayerId'],
  shows: ['establishmentId', 'code', 'name', 'taxpayerId', 'tenantId'],
  references: { establishmentId: { to: 'establishments' }, taxpayerId: { to: 'taxpayers' } },
  filters: { establishmentId: ['eq'], code: ['eq'], name: ['like'], taxpayerId: ['eq'] },
  unique: [['establishmentId', 'code']],
  inProfile: true,
  neededBy: [openInvoices],
  moves: { fields: ['code', 'establishmentId'], neededBy: [openInvoices] },
}
