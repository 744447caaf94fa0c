import { useWords } from '../../words/language.tsx'
import { ReportFrame, type ReportProps } from './report-frame.tsx'
import { useTaxes } from './report-query.ts'
import { TaxGroups } from './tax-groups.tsx'
import { words } from './words.ts'

const SIDES = ['sales', 'purchases'] as const

export function TaxesReport({ query, isNarrowed, linkTo }: ReportProps) {
  const say = useWords(words)
  return (
    <ReportFrame
      kind="taxes"
      result={useTaxes(query)}
      isNarrowed={isNarrowed}
      isEmpty={({ sales, purchases }) => sales.totals.length + purchases.totals.length === 0}
    >
      {({ from, to, by, ...sides }) =>
        SIDES.filter((side) => sides[side].totals.length > 0).map((side) => (
          <TaxGroups
            key={side}
            kind="taxes"
            title={say.taxSides[side]}
            query={{ from, to, by }}
            linkTo={linkTo}
            {...sides[side]}
          />
        ))
      }
    </ReportFrame>
  )
}
