import { listedKinds } from '@etax/tax-document/kind-facts'
import { Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { BarChart } from '../../parts/bars/bar-chart.tsx'
import { CsvButton } from '../../parts/csv-button.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { Figure, FiguresTable, RowName } from '../../parts/figures-table.tsx'
import {
  authorityToday,
  type Days,
  daysOf,
  everyDay,
  everyMonth,
  faultOf,
  lengthOf,
  MAX_DAYS_SINGLY,
  periodSearchOf,
} from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { type DocumentType, receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { countsByMonth } from './counts-by-month.ts'
import { words } from './words.ts'

type DayUsage = components['schemas']['DayUsage']

const KINDS = listedKinds.map(({ documentType }) => documentType)
const COLORS = ['brand.6', 'orange.6', 'grape.6', 'teal.6', 'cyan.6', 'gray.6', 'lime.6', 'pink.6']
const colorOf = (kind: DocumentType) => COLORS[KINDS.indexOf(kind) % COLORS.length] ?? ''

export function DailyUsage() {
  const say = useWords(words)
  const navigate = useNavigate()
  const search = periodSearchOf(useSearch({ strict: false }))
  const days = daysOf(search, authorityToday(Date.now()))
  const isSound = faultOf(days) === null
  const path = `/account/v1/developer/usage/days?${new URLSearchParams({ ...days, format: 'csv' })}`
  return (
    <Card withBorder component="section" aria-labelledby="daily">
      <Stack>
        <div>
          <Title order={2} size="h4" id="daily">
            {say.daily}
          </Title>
          <Text size="sm" c="dimmed">
            {say.dailyAbout}
          </Text>
        </div>
        <Group justify="space-between" align="flex-end" className="screen-only">
          <PeriodPicker
            search={search}
            onChange={(period) => void navigate({ to: '.', search: periodSearchOf({ ...period }), replace: true })}
          />
          <CsvButton path={path} name={`${say.file}-${days.from}-${days.to}.csv`} disabled={!isSound} />
        </Group>
        {isSound && <UsageChart days={days} />}
      </Stack>
    </Card>
  )
}

function UsageChart({ days }: { days: Days }) {
  const say = useWords(words)
  const { records, key } = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'usage', 'days', days],
    queryFn: async ({ signal }) =>
      (await dataOf(records.GET('/v1/developer/usage/days', { params: { query: days }, signal }))).data,
    placeholderData: keepPreviousData,
  })
  if (data === undefined && error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton h={260} />
  if (data.days.length === 0) return <Text>{say.noDays}</Text>
  const kinds = KINDS.filter((kind) => data.days.some(({ byDocumentType }) => byDocumentType[kind]))
  return (
    <>
      <Chart days={data.days} kinds={kinds} period={data} />
      <DaysTable days={data.days} kinds={kinds} />
    </>
  )
}

interface DaysProps {
  days: readonly DayUsage[]
  kinds: readonly DocumentType[]
}

function Chart({ days, kinds, period }: DaysProps & { period: Days }) {
  const say = useWords(words)
  const names = useWords(receiptWords)
  const { shortDay, month, number } = useFormats()
  const byMonth = lengthOf(period) > MAX_DAYS_SINGLY
  const counts = byMonth ? countsByMonth(days) : new Map(days.map(({ day, byDocumentType }) => [day, byDocumentType]))
  const [keys, nameOf] = byMonth ? [everyMonth(period), month] : [everyDay(period), shortDay]
  return (
    <BarChart
      about={byMonth ? say.monthsChart : say.chart}
      bars={keys.map((key) => ({ label: nameOf(key), values: counts.get(key) ?? {} }))}
      series={kinds.map((kind) => ({ name: kind, label: names.kinds[kind], color: colorOf(kind) }))}
      format={number}
      whole
    />
  )
}

function DaysTable({ days, kinds }: DaysProps) {
  const say = useWords(words)
  const names = useWords(receiptWords)
  const { day, number } = useFormats()
  return (
    <FiguresTable title={say.daily} words={[say.day]} figures={[...kinds.map((kind) => names.kinds[kind]), say.total]}>
      {days.map(({ day: on, used, byDocumentType }) => (
        <Table.Tr key={on}>
          <RowName>{day(on)}</RowName>
          {kinds.map((kind) => (
            <Figure key={kind}>{number(byDocumentType[kind] ?? 0)}</Figure>
          ))}
          <Figure>{number(used)}</Figure>
        </Table.Tr>
      ))}
    </FiguresTable>
  )
}
