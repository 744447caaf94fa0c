import { useWords } from '../../words/language.tsx'
import { ReportFrame, type ReportProps } from './report-frame.tsx'
import { useWithholdings } from './report-query.ts'
import { TaxGroups } from './tax-groups.tsx'
import { words } from './words.ts'

export function WithholdingsReport({ query, isNarrowed, linkTo }: ReportProps) {
  const say = useWords(words)
  return (
    <ReportFrame
      kind="withholdings"
      result={useWithholdings(query)}
      isNarrowed={isNarrowed}
      isEmpty={({ totals }) => totals.length === 0}
    >
      {({ from, to, by, totals, groups, rest }) => (
        <TaxGroups
          kind="withholdings"
          title={say.withheld}
          query={{ from, to, by }}
          totals={totals}
          groups={groups.map(({ withholdings, ...group }) => ({ ...group, taxes: withholdings }))}
          rest={rest}
          linkTo={linkTo}
        />
      )}
    </ReportFrame>
  )
}
