import { Button, Tabs, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTaxpayers } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { CsvButton } from '../../parts/csv-button.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { authorityToday } from '../../parts/period.ts'
import { useWords } from '../../words/language.tsx'
import { ReportFilters } from './report-filters.tsx'
import {
  isNarrowed,
  REPORTS,
  type ReportKind,
  type ReportSearch,
  reportPath,
  reportQueryOf,
  reportSearchOf,
} from './report-search.ts'
import { SalesReport } from './sales-report.tsx'
import { TaxesReport } from './taxes-report.tsx'
import { WithholdingsReport } from './withholdings-report.tsx'
import { words } from './words.ts'

const REPORT_OF_KIND = { sales: SalesReport, taxes: TaxesReport, withholdings: WithholdingsReport }

export function ReportsPage() {
  const say = useWords(words)
  const { scope } = useApi()
  const navigate = useNavigate()
  const search = reportSearchOf(useSearch({ strict: false }))
  const taxpayer = useTaxpayers(scope.environment).data?.find(({ ruc }) => ruc === scope.ruc)
  const kind = search.report ?? 'sales'
  const query = reportQueryOf(search, authorityToday(Date.now()))
  const { by: _by, ...ungrouped } = search
  const show = (target: ReportSearch) =>
    void navigate({ to: '.', search: reportSearchOf({ ...target }), replace: true })
  const Report = REPORT_OF_KIND[kind]
  return (
    <>
      <PageTitle title={say.title} about={<About taxpayer={taxpayer} />}>
        <Button
          variant="default"
          className="screen-only"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {say.print}
        </Button>
        {query !== null && <CsvButton path={reportPath(kind, query)} name={fileName(say.kinds[kind], query)} />}
      </PageTitle>
      <Tabs value={kind} onChange={(report) => show({ ...search, report: report as ReportKind })} keepMounted={false}>
        <Tabs.List mb="md" className="screen-only" aria-label={say.kind}>
          {REPORTS.map((report) => (
            <Tabs.Tab key={report} value={report}>
              {say.kinds[report]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>
          <ReportFilters
            kind={kind}
            search={search}
            by={query?.by ?? search.by ?? 'day'}
            taxpayerId={taxpayer?.id}
            onChange={show}
          />
          {query !== null && (
            <Report
              key={scope.ruc}
              query={query}
              isNarrowed={isNarrowed(search)}
              linkTo={(customer) => ({ to: '.', search: reportSearchOf({ ...ungrouped, customer }) })}
            />
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

/** Printed only: on screen the frame shows the taxpayer. */
function About({ taxpayer }: { taxpayer: { name: string; ruc: string } | undefined }) {
  const say = useWords(words)
  return (
    <>
      {say.about}
      {taxpayer !== undefined && (
        <Text size="sm" className="print-only">
          {taxpayer.name} · RUC {taxpayer.ruc}
        </Text>
      )}
    </>
  )
}

/** "ventas-2026-11-01-2026-11-22.csv" */
function fileName(kind: string, { from, to }: { from: string; to: string }): string {
  return `${kind.toLowerCase()}-${from}-${to}.csv`
}
