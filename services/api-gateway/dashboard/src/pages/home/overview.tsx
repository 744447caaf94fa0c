import { Skeleton, Stack, Title } from '@mantine/core'
import type { components } from '../../api/generated/api.ts'
import type { Taxpayer } from '../../api/taxpayers.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FigureCards } from '../../parts/figure-cards.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { LatestReceipts } from './latest-receipts.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { useUsage } from './overview-facts.ts'
import { homeWords } from './words.ts'

type Usage = components['schemas']['Usage']

export function Overview({ taxpayer }: { taxpayer: Taxpayer }) {
  const usage = useUsage()
  return (
    <Stack gap="lg">
      {usage.data !== undefined && <NeedsAttention taxpayer={taxpayer} usage={usage.data} />}
      {usage.data === undefined && usage.error === null && <Skeleton h={96} />}
      {usage.data === undefined && <FailureNotice failure={usage.error} onRetry={() => void usage.refetch()} />}
      {usage.data !== undefined && <Month usage={usage.data} />}
      <LatestReceipts />
    </Stack>
  )
}

function Month({ usage: { byStatus, remaining, quota } }: { usage: Usage }) {
  const say = useWords(homeWords)
  const { number } = useFormats()
  const sum = (...states: string[]) => states.reduce((total, state) => total + (byStatus[state] ?? 0), 0)
  const figures: [string, string][] = [
    [say.stats.issued, number(sum(...Object.keys(byStatus)))],
    [say.stats.authorized, number(sum('AUTHORIZED', 'COMPLETED'))],
    [say.stats.problems, number(sum('ERROR', 'RETURNED', 'REJECTED'))],
    [say.stats.remaining, quota === null || remaining === null ? say.stats.unlimited : number(remaining)],
  ]
  return (
    <section aria-labelledby="month">
      <Title order={2} size="h4" mb="sm" id="month">
        {say.month}
      </Title>
      <FigureCards figures={figures} />
    </section>
  )
}
