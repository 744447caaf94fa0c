import { Card, Stack, Table, Title } from '@mantine/core'
import { BarChart } from '../../parts/bars/bar-chart.tsx'
import { Figure, FiguresTable, RowName } from '../../parts/figures-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { amountsByTax, drawnGroups, type Group, type TaxFigures, taxesIn } from './report-bars.ts'
import { GroupName, type ReportProps, VoidedNote } from './report-frame.tsx'
import type { ReportKind, ReportQuery } from './report-search.ts'
import { useGroupingName, useNames } from './use-names.ts'
import { words } from './words.ts'

/** There are at most three taxes. */
const COLORS = ['brand.6', 'teal.6', 'orange.6']

interface TaxGroupsProps {
  kind: ReportKind
  title: string
  query: ReportQuery
  totals: readonly TaxFigures[]
  groups: readonly (Group & { taxes: readonly TaxFigures[] })[]
  rest: readonly TaxFigures[]
  linkTo: ReportProps['linkTo']
}

export function TaxGroups({ kind, title, query, totals, groups, rest, linkTo }: TaxGroupsProps) {
  const say = useWords(words)
  const { groupName } = useNames()
  const grouping = useGroupingName()(kind, query.by)
  const columns = useColumns(kind)
  return (
    <Card withBorder>
      <Stack>
        <Title order={2} size="h4">
          {title}
        </Title>
        <FiguresTable title={say.byRate(title)} words={[columns.tax]} figures={columns.figures}>
          {totals.map((figures) => (
            <Table.Tr key={nameKey(figures)}>
              <RowName>{columns.nameOf(figures)}</RowName>
              <Figures figures={figures} />
            </Table.Tr>
          ))}
        </FiguresTable>
        {totals.map((figures) => (
          <VoidedNote
            key={nameKey(figures)}
            of={columns.nameOf(figures)}
            documents={figures.voided.documents}
            sum={figures.voided.amount}
          />
        ))}
        <Chart kind={kind} title={title} query={query} groups={groups} />
        <FiguresTable
          title={say.byGroup(title, grouping.toLowerCase())}
          words={[grouping, columns.tax]}
          figures={columns.figures}
        >
          {groups.map((group) => (
            <Rows
              key={group.key}
              kind={kind}
              name={
                <GroupName
                  name={groupName(query.by, group)}
                  to={query.by === 'customer' && group.key !== '' ? linkTo(group.key) : undefined}
                />
              }
              taxes={group.taxes}
            />
          ))}
          {rest.length > 0 && <Rows kind={kind} name={say.rest} taxes={rest} />}
        </FiguresTable>
      </Stack>
    </Card>
  )
}

function Chart({ kind, title, query, groups }: Pick<TaxGroupsProps, 'kind' | 'title' | 'query' | 'groups'>) {
  const say = useWords(words)
  const { money } = useFormats()
  const { barName, taxName, withheldName } = useNames()
  const grouping = useGroupingName()(kind, query.by)
  const bars = drawnGroups(groups, query).map(({ key, group }) => ({
    label: barName(query.by, group ?? { key, name: null }),
    values: amountsByTax(group?.taxes ?? []),
  }))
  const taxes = taxesIn(bars)
  if (taxes.length === 0) return null
  const nameOf = kind === 'withholdings' ? withheldName : taxName
  return (
    <BarChart
      about={say.chart(title, grouping.toLowerCase())}
      bars={bars}
      series={taxes.map((code, index) => ({ name: code, label: nameOf(code), color: COLORS[index] ?? 'gray.6' }))}
      format={money}
      lying={query.by !== 'day' && query.by !== 'month'}
    />
  )
}

interface RowsProps {
  kind: ReportKind
  name: React.ReactNode
  taxes: readonly TaxFigures[]
}

function Rows({ kind, name, taxes }: RowsProps) {
  const { nameOf } = useColumns(kind)
  return taxes.map((figures, index) => (
    <Table.Tr key={nameKey(figures)}>
      {index === 0 && <RowName rows={taxes.length}>{name}</RowName>}
      <Table.Td>{nameOf(figures)}</Table.Td>
      <Figures figures={figures} />
    </Table.Tr>
  ))
}

function Figures({ figures: { documents, base, amount } }: { figures: TaxFigures }) {
  const { money, number } = useFormats()
  return (
    <>
      <Figure>{money(amount)}</Figure>
      <Figure>{money(base)}</Figure>
      <Figure>{number(documents)}</Figure>
    </>
  )
}

function useColumns(kind: ReportKind) {
  const say = useWords(words)
  const { rateName, withholdingName } = useNames()
  const { documents, base, amount, withheld } = say.figures
  return kind === 'withholdings'
    ? { tax: say.code, figures: [withheld, base, documents], nameOf: withholdingName }
    : { tax: say.tax, figures: [amount, base, documents], nameOf: rateName }
}

function nameKey({ code, rateCode, rate }: TaxFigures): string {
  return `${code} ${rateCode} ${rate}`
}
