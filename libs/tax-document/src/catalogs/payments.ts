import type { Catalog, Entry } from './catalog.ts'

/** Table 24: forms of payment. */
export const paymentMethods: Catalog = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 24',
  entries: [
    { code: '01', name: 'SIN UTILIZACIÓN DEL SISTEMA FINANCIERO', periods: [{ from: '2013-01-01' }] },
    { code: '15', name: 'COMPENSACIÓN DE DEUDAS', periods: [{ from: '2013-01-01' }] },
    { code: '16', name: 'TARJETA DE DÉBITO', periods: [{ from: '2016-06-01' }] },
    { code: '17', name: 'DINERO ELECTRÓNICO', periods: [{ from: '2016-06-01' }] },
    { code: '18', name: 'TARJETA PREPAGO', periods: [{ from: '2016-06-01' }] },
    { code: '19', name: 'TARJETA DE CRÉDITO', periods: [{ from: '2016-06-01' }] },
    { code: '20', name: 'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO', periods: [{ from: '2016-06-01' }] },
    { code: '21', name: 'ENDOSO DE TÍTULOS', periods: [{ from: '2016-06-01' }] },
  ],
}

/**
 * Above this total, in dollars, payment without banks warns. It has no known legal source: the period is that of the
 * warning.
 */
export const cashLimits: Catalog<Entry & { amount: string }> = {
  source: 'Fuentes secundarias (proyectos de facturación); sin texto legal a la vista',
  entries: [
    {
      code: 'LIMIT',
      name: 'Monto sin utilizar el sistema financiero',
      amount: '500.00',
      periods: [{ from: '2026-01-01' }],
    },
  ],
}

export type TimeUnit = 'DAY' | 'MONTH' | 'YEAR'

/** The units in a document: free text, in its most common form. */
export const timeUnits: Catalog<Entry & { code: TimeUnit }> = {
  source: 'Ficha técnica v2.32, campo unidadTiempo (texto libre de hasta 10 caracteres)',
  entries: [
    { code: 'DAY', name: 'dias' },
    { code: 'MONTH', name: 'meses' },
    { code: 'YEAR', name: 'anios' },
  ],
}
