import { receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { Group, TaxFigures } from './report-bars.ts'
import type { Grouping, ReportKind } from './report-search.ts'
import { words } from './words.ts'

const [VAT, EXCISE] = ['2', '3']

export function useNames() {
  const say = useWords(words)
  const { kinds } = useWords(receiptWords)
  const { day, shortDay, month, rate: rateOf } = useFormats()

  const groupName = (by: Grouping, { key, name }: Group): string => {
    switch (by) {
      case 'day':
        return day(key)
      case 'month':
        return month(key)
      case 'documentType':
        return kinds[key as keyof typeof kinds] ?? key
      case 'customer':
        return name ?? (key === '' ? say.nobody : key)
      default:
        return name === null || name === '' ? key : `${key} · ${name}`
    }
  }
  return {
    groupName,
    /** Short, for the space at a bar. */
    barName: (by: Grouping, group: Group): string => {
      if (by === 'day') return shortDay(group.key)
      const name = groupName(by, group)
      return name.length > 20 ? `${name.slice(0, 19)}…` : name
    },
    taxName: (code: string) => say.taxes[code] ?? code,
    withheldName: (code: string) => say.withheldTaxes[code] ?? code,
    /** "IVA 15 %"; excise has its code, because a rate alone is ambiguous. */
    rateName: ({ code, rateCode, rate }: TaxFigures): string => {
      const tax = say.taxes[code] ?? code
      if (code === VAT) return say.vat[rateCode] ?? `${tax} ${rateOf(rate)}`
      return code === EXCISE ? say.coded(tax, rateCode) : tax
    },
    withholdingName: ({ code, rateCode, rate }: TaxFigures): string =>
      say.codedRated(say.withheldTaxes[code] ?? code, rateCode, rateOf(rate)),
  }
}

export function useGroupingName(): (kind: ReportKind, by: Grouping) => string {
  const say = useWords(words)
  const parties = { sales: say.groupings.customer, taxes: say.eitherSide, withholdings: say.withheldFrom }
  return (kind, by) => (by === 'customer' ? parties[kind] : say.groupings[by])
}
