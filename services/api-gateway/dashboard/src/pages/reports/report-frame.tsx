import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChartColumn, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { ReportKind, ReportQuery } from './report-search.ts'
import { words } from './words.ts'

export interface ReportProps {
  query: ReportQuery
  isNarrowed: boolean
  linkTo: (customer: string) => { to: string; search: object }
}

interface ReportFrameProps<Report> {
  kind: ReportKind
  result: { data: Report | undefined; error: Error | null; refetch: () => unknown; isPlaceholderData: boolean }
  isNarrowed: boolean
  isEmpty: (report: Report) => boolean
  children: (report: Report) => ReactNode
}

export function ReportFrame<Report extends { from: string; to: string; asOf: string | null }>(
  frame: ReportFrameProps<Report>,
) {
  const { kind, result, isNarrowed, isEmpty, children } = frame
  const say = useWords(words)
  const { day, instant } = useFormats()
  const { data, error, refetch, isPlaceholderData } = result
  if (data === undefined && error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <Stack gap="lg" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
      <Text size="sm" c="dimmed" role="status">
        {say.days(day(data.from), day(data.to))}
        {data.asOf !== null && ` · ${say.asOf(instant(data.asOf))}`}
      </Text>
      <FailureNotice failure={error} onRetry={() => void refetch()} />
      {data.asOf === null && <Alert icon={<Hourglass aria-hidden />}>{say.stillAdding}</Alert>}
      {isEmpty(data) ? <Nothing kind={kind} isNarrowed={isNarrowed} /> : children(data)}
      <Text size="sm" c="dimmed" className="screen-only">
        {say.csv}
      </Text>
    </Stack>
  )
}

export function VoidedNote({ documents, sum, of }: { documents: number; sum: string; of?: string }) {
  const say = useWords(words)
  const { money, number } = useFormats()
  if (documents === 0) return null
  const sentence = say.voided(documents, number(documents), money(sum))
  return (
    <Text size="sm" c="dimmed">
      {of === undefined ? sentence : `${of}: ${sentence}`}
    </Text>
  )
}

function Waiting() {
  const say = useWords(words)
  return (
    <Stack role="status" aria-label={say.loading}>
      <Skeleton h={90} />
      <Skeleton h={260} />
      <Skeleton h={200} />
    </Stack>
  )
}

function Nothing({ kind, isNarrowed }: { kind: ReportKind; isNarrowed: boolean }) {
  const say = useWords(words)
  const { scope } = useApi()
  const issue = `/${scope.environment}/${scope.ruc}/issue${kind === 'withholdings' ? '/withholding' : ''}`
  return (
    <Empty
      icon={<ChartColumn size={40} aria-hidden />}
      title={say.empty}
      actions={
        !isNarrowed && (
          <Button component={Link} to={issue} className="screen-only">
            {say.issue}
          </Button>
        )
      }
    >
      {isNarrowed ? say.emptyFiltered : say.emptyAbout[kind]}
    </Empty>
  )
}

export function GroupName({ name, to }: { name: string; to: { to: string; search: object } | undefined }) {
  const say = useWords(words)
  if (to === undefined) return name
  return (
    <Link {...to} aria-label={say.onlyThis(name)} style={{ color: 'var(--mantine-color-anchor)' }}>
      {name}
    </Link>
  )
}
