import { Card, Stack, Table, Text, Title } from '@mantine/core'
import { BarChart } from '../../parts/bars/bar-chart.tsx'
import { FigureCards } from '../../parts/figure-cards.tsx'
import { Figure, FiguresTable, RowName } from '../../parts/figures-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { drawnGroups } from './report-bars.ts'
import { GroupName, ReportFrame, type ReportProps, VoidedNote } from './report-frame.tsx'
import { type SalesReport as Report, useSales } from './report-query.ts'
import { useGroupingName, useNames } from './use-names.ts'
import { words } from './words.ts'

/** The total comes first, so that a phone shows it without scrolling. */
const FIGURES = ['total', 'subtotal', 'discount', 'tax'] as const

/** Invoices and debit notes, minus credit notes. */
export function SalesReport({ query, isNarrowed, linkTo }: ReportProps) {
  const say = useWords(words)
  return (
    <ReportFrame
      kind="sales"
      result={useSales(query)}
      isNarrowed={isNarrowed}
      isEmpty={({ totals }) => totals.documents === 0}
    >
      {(report) => (
        <>
          <Totals totals={report.totals} />
          <VoidedNote documents={report.totals.voided.documents} sum={report.totals.voided.total} />
          <Card withBorder>
            <Stack>
              <div>
                <Title order={2} size="h4">
                  {say.kinds.sales}
                </Title>
                <Text size="sm" c="dimmed">
                  {say.salesAbout}
                </Text>
              </div>
              <Chart report={report} />
              <Groups report={report} linkTo={linkTo} />
            </Stack>
          </Card>
        </>
      )}
    </ReportFrame>
  )
}

function Totals({ totals }: { totals: Report['totals'] }) {
  const { figures } = useWords(words)
  const { money, number } = useFormats()
  const cards: [string, string][] = [
    [figures.total, money(totals.total)],
    [figures.subtotal, money(totals.subtotal)],
    [figures.tax, money(totals.tax)],
    [figures.documents, number(totals.documents)],
  ]
  return <FigureCards figures={cards} />
}

function Chart({ report }: { report: Report }) {
  const say = useWords(words)
  const { money } = useFormats()
  const { barName } = useNames()
  const groupingName = useGroupingName()
  const { by, groups } = report
  const bars = drawnGroups(groups, report).map(({ key, group }) => ({
    label: barName(by, group ?? { key, name: null }),
    values: { total: Number(group?.total ?? 0) },
  }))
  return (
    <BarChart
      about={say.chart(say.kinds.sales, groupingName('sales', by).toLowerCase())}
      bars={bars}
      series={[{ name: 'total', label: say.figures.total, color: 'brand.6' }]}
      format={money}
      lying={by !== 'day' && by !== 'month'}
    />
  )
}

function Groups({ report: { by, groups, rest, totals }, linkTo }: { report: Report; linkTo: ReportProps['linkTo'] }) {
  const say = useWords(words)
  const { groupName } = useNames()
  const grouping = useGroupingName()('sales', by)
  return (
    <FiguresTable
      title={say.byGroup(say.kinds.sales, grouping.toLowerCase())}
      words={[grouping]}
      figures={[...FIGURES.map((figure) => say.figures[figure]), say.figures.documents]}
      totals={<Row name={say.total} figures={totals} />}
    >
      {groups.map((group) => (
        <Row
          key={group.key}
          name={
            <GroupName
              name={groupName(by, group)}
              to={by === 'customer' && group.key !== '' ? linkTo(group.key) : undefined}
            />
          }
          figures={group}
        />
      ))}
      {rest !== null && <Row name={say.rest} figures={rest} />}
    </FiguresTable>
  )
}

function Row({ name, figures }: { name: React.ReactNode; figures: Report['totals'] }) {
  const { money, number } = useFormats()
  return (
    <Table.Tr>
      <RowName>{name}</RowName>
      {FIGURES.map((figure) => (
        <Figure key={figure}>{money(figures[figure])}</Figure>
      ))}
      <Figure>{number(figures.documents)}</Figure>
    </Table.Tr>
  )
}
