import type { Period } from '@etax/tax-document'

const DAY = '20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const PERIOD = `\\s*${DAY}(\\.\\.${DAY})?\\s*`

export const TOURISM_DAYS_PATTERN = `^(${PERIOD}(,${PERIOD})*)?$`

export function tourismDays(setting: string): Period[] {
  const parts = setting.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '').map(periodOf)
}

function periodOf(part: string): Period {
  const [from = '', to = from] = part.split('..')
  return from <= to ? { from, to } : { from: to, to: from }
}
