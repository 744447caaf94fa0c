import type { Catalog, Entry, Period } from './catalog.ts'

/** A withholding code with its percentages; without a list they vary. */
export interface WithholdingEntry extends Entry {
  rates?: readonly string[]
}

/** Percentages with an unknown start count from this catalogue, since which they have not changed. */
const KNOWN_SINCE = '2024-07-01'

/**
 * Income tax withholdings, by days. Before the first known day of a code nothing is checked. Percentages change by
 * resolution: others only warn.
 */
export const incomeWithholdings: Catalog<WithholdingEntry> = {
  source:
    'Catálogo ATS, tabla 3.10, bloques de 2009 a 2026-08-06; Resolución NAC-DGERCGC26-00000009 (pagos desde 2026-03-01)',
  entries: [
    ...concept('303', 'Honorarios profesionales', '10 2010-06-01'),
    ...concept('303A', 'Servicios profesionales prestados por sociedades', '3 2024-03-01 2026-02-28', '5 2026-03-01'),
    ...concept('304|304E', 'Servicios donde predomina el intelecto', '10 2024-03-01'),
    ...concept('304A|304B', 'Servicios donde predomina el intelecto', '10 ?'),
    ...concept('304C|304D', 'Servicios donde predomina el intelecto', '8 2014-10-01 2026-02-28', '10 2026-03-01'),
    ...concept('307', 'Servicios donde predomina la mano de obra', '2 ? 2026-02-28', '3 2026-03-01'),
    ...concept('308', 'Utilización o aprovechamiento de la imagen o renombre', '10 ?'),
    ...concept('309', 'Servicios de medios de comunicación y publicidad', '2.75 ? 2026-02-28', '3 2026-03-01'),
    ...concept('310', 'Transporte privado de pasajeros o de carga', '1 ? 2026-07-31', '1/0 2026-08-01'),
    ...concept('311', 'Pagos a través de liquidación de compra', '2 ? 2026-02-28', '3 2026-03-01'),
    ...concept('312', 'Transferencia de bienes muebles de naturaleza corporal', '1.75 ? 2026-02-28', '2 2026-03-01'),
    ...concept('312A', 'Bienes de origen agrícola y pecuario, del productor', '1 ?'),
    ...concept('312C', 'Bienes de origen agrícola y pecuario, del comercializador', '1.75 ?'),
    ...concept('314A|314B|314C|314D', 'Regalías, franquicias y derechos de autor', '10 ?'),
    ...concept('319', 'Arrendamiento mercantil', '2 ?'),
    ...concept('320', 'Arrendamiento de bienes inmuebles', '10 ?'),
    ...concept('322', 'Seguros y reaseguros', '1 2024-03-01 2026-02-28', '2 2026-03-01'),
    ...concept('323', 'Rendimientos financieros', '2 2009-01-01 2026-02-28', '3 2026-03-01'),
    ...concept(
      '323A|323B1|323E|323F|323G|323H|323I|323 M|323M|323 P|323P|323Q|323S',
      'Rendimientos financieros',
      '2 ? 2026-02-28',
      '3 2026-03-01',
    ),
    ...concept('323E2|323 N|323N|323R', 'Rendimientos financieros exentos', '0 ?'),
    ...concept('323 O|323O', 'Rendimientos financieros exentos', '0 2014-10-01'),
    ...concept('323T|323U', 'Rendimientos financieros exentos', '0 2018-03-01'),
    ...concept('324A|324B|324C', 'Intereses entre instituciones financieras', '1 ? 2026-02-28', '2 2026-03-01'),
    ...concept('325|325A', 'Dividendos y préstamos a accionistas', '25 ?'),
    ...concept('3250|328|329|331', 'Dividendos y préstamos a accionistas', '0 ?'),
    ...concept('326', 'Dividendos y préstamos a accionistas', '* 2020-04-01'),
    ...concept('327', 'Dividendos y préstamos a accionistas', '* ?'),
    ...concept('332', 'Pagos no sujetos a retención', '0 2009-01-01'),
    ...concept('332B|332C|332D|332F|332G|332H|332I', 'Pagos no sujetos a retención', '0 ?'),
    ...concept('332E', 'Pagos no sujetos a retención', '0 ? 2026-07-31', '0/1 2026-08-01'),
    ...concept('333', 'Enajenación de derechos representativos de capital', '10 ?'),
    ...concept('334', 'Enajenación de derechos representativos de capital', '1 ? 2026-02-28', '2 2026-03-01'),
    ...concept('335', 'Loterías, rifas y apuestas', '15 ?'),
    ...concept('336', 'Venta de combustibles a comercializadoras', '0.2 ?'),
    ...concept('337', 'Venta de combustibles a distribuidores', '0.3 ?'),
    ...concept('338', 'Banano', '* ?'),
    ...concept('340', 'Banano, otros', '3 ?'),
    ...concept('343', 'Contribuyentes RIMPE emprendedores', '1 2018-03-01'),
    ...concept('343A', 'Otras retenciones al 2 %', '1 2015-03-01 2026-02-28', '2 2026-03-01'),
    ...concept('343B', 'Otras retenciones al 2 %', '1.75 2020-04-01 2026-02-28', '2 2026-03-01'),
    ...concept('343C|344A|344B', 'Otras retenciones al 2 %', '2 ?'),
    ...concept('3440', 'Otras retenciones aplicables', '2.75 ? 2026-02-28', '3 2026-03-01'),
    ...concept('346|346A|346B|346C|346D', 'Otros pagos con porcentaje variable', '* ?'),
    ...concept('350', 'Autorretención de exportadores', '1.5/1.75 ?'),
    ...concept('3480', 'Operadores de pronósticos deportivos', '15 2024-07-01'),
    ...concept('3481', 'Autorretención de grandes contribuyentes', '* 2024-01-01'),
    ...concept('3482', 'Comisiones a sociedades', '3 2024-03-01 2026-02-28', '5 2026-03-01'),
    ...concept(
      '500|501|501A|503|504|504A|504B|504C|504D|505|505A|505B|505C|505D|505E|505F|509|509A|510|511|512|513A|514|515|516|517|518|519|520A|520B|520D|520F|520G|521|523A|525',
      'Pagos al exterior',
      '* ?',
    ),
    ...concept('504E|504F|504G|504H|504I|504J', 'Pagos al exterior', '25 ?'),
    ...concept('520E', 'Pagos al exterior', '0 ?'),
    ...concept('302', 'Trabajo en relación de dependencia', '* 2024-04-01 2024-06-30'),
    ...concept('513', 'Concepto que ya no existe', '* ? 2024-03-31'),
    ...concept('345|348', 'Concepto que ya no existe', '* ? 2024-02-29'),
    ...concept('312B|351', 'Concepto que ya no existe', '* ? 2021-12-31'),
    ...concept('330|344', 'Concepto que ya no existe', '* ? 2020-03-31'),
    ...concept('339', 'Concepto que ya no existe', '* ? 2019-12-31'),
    ...concept('341', 'Banano', '* 2015-03-01 2019-12-31'),
    ...concept('342', 'Banano', '8 2009-01-01 2014-09-30', '* 2015-03-01 2019-12-31'),
    ...concept('342A|342B', 'Banano', '* 2015-03-01 2018-02-28'),
    ...concept('332A', 'Concepto que ya no existe', '0 2014-10-01 2018-02-28'),
    ...concept('349', 'Concepto que ya no existe', '* 2016-05-01 2018-02-28'),
    ...concept('347|502|520|522A|524', 'Concepto que ya no existe', '* ? 2018-02-28'),
    ...concept('522B|522C|523B|523C', 'Concepto que ya no existe', '* ? 2016-04-30'),
    ...concept('323K|323L', 'Concepto que ya no existe', '1 2014-10-01 2015-02-28'),
    ...concept('323D|335A|340A|340B|345A|345B|345C|347A|520C', 'Concepto que ya no existe', '* ? 2015-02-28'),
    ...concept('323J', 'Concepto que ya no existe', '2 2009-01-01 2014-09-30'),
    ...concept('323B2|323C|506|507|508', 'Concepto que ya no existe', '* ? 2014-09-30'),
  ],
}

/**
 * The rows of equal concepts: `|` separates codes and spellings. A span is "PERCENTAGES [FROM] [UNTIL]": `/` separates
 * percentages, `*` means any, `?` means an unknown start.
 */
function concept(codes: string, name: string, ...spans: string[]): WithholdingEntry[] {
  return codes.split('|').flatMap((code) =>
    spans.map((span) => {
      const [percentages = '*', from = '?', until] = span.split(' ')
      const rates = percentages === '*' ? {} : { rates: percentages.split('/') }
      return { code, name, ...rates, periods: [periodOf(from, until)] }
    }),
  )
}

function periodOf(from: string, until: string | undefined): Period {
  const end = until === undefined ? {} : { until }
  if (from !== '?') return { from, ...end }
  return until === undefined || until > KNOWN_SINCE ? { from: KNOWN_SINCE, ...end } : end
}
