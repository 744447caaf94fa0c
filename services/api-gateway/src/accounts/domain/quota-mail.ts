import type { Mode } from '@etax/contracts'

export interface ReachedQuota {
  mode: Mode
  /** A calendar month, "2026-11", or the name of a single period. */
  period: string
  threshold: number
  used: number
  quota: number
  excess: number
}

export function quotaMail({ mode, period, threshold, used, quota, excess }: ReachedQuota) {
  const where = mode === 'test' ? 'pruebas' : 'producción'
  const refused = /^\d{4}-\d{2}$/.test(period)
    ? 'la emisión se rechaza hasta el próximo mes.'
    : 'la emisión se rechaza hasta que cambie de plan: el de prueba no se renueva.'
  const after =
    excess > 0
      ? `Su plan admite ${excess} ${excess === 1 ? 'comprobante' : 'comprobantes'} más; después, ${refused}`
      : `Después, ${refused}`
  const counting = `Su cuenta ha emitido ${used} de los ${quota} comprobantes del período en ${where}.`
  if (threshold < 100) {
    return {
      subject: `Ha usado el ${threshold} % de los comprobantes de su plan (${where})`,
      text: [counting, `${leftText(Math.max(0, quota - used))} ${after}`, PLAN].join('\n'),
    }
  }
  return {
    subject: `Ha usado todos los comprobantes de su plan (${where})`,
    text: [counting, excess > 0 ? after : `L${refused.slice(1)}`, PLAN].join('\n'),
  }
}

function leftText(left: number): string {
  return left === 1 ? 'Queda 1.' : `Quedan ${left}.`
}

const PLAN = 'Para emitir más, cambie de plan.'
