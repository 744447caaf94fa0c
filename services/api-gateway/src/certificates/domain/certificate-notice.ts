import { authorityDay } from '@etax/tax-document'

const THRESHOLDS = [1, 7, 15, 30]

/** Null before the first threshold, and after the end. */
export function thresholdOf(daysLeft: number): number | null {
  if (daysLeft < 0) return null
  return THRESHOLDS.find((threshold) => daysLeft <= threshold) ?? null
}

export interface EndingCertificate {
  ruc: string
  subject: string
  /** ISO 8601. */
  notAfter: string
  daysLeft: number
}

export function certificateMail({ ruc, subject, notAfter, daysLeft }: EndingCertificate) {
  const when = WHEN[daysLeft] ?? `en ${daysLeft} días`
  return {
    subject: `El certificado de firma del RUC ${ruc} vence ${when}`,
    text: [
      `El certificado con el que se firman los comprobantes del RUC ${ruc} vence el ${authorityDay(Date.parse(notAfter))}.`,
      `Titular: ${subject}.`,
      'Desde entonces no se podrán emitir comprobantes de producción. Renueve la firma con su entidad de certificación y',
      'suba el nuevo archivo P12 en el panel: reemplaza al anterior y la numeración continúa.',
    ].join('\n'),
  }
}

const WHEN: Readonly<Record<number, string>> = { 0: 'en menos de un día', 1: 'en un día' }
