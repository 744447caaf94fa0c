import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { receiptWords } from '../../parts/receipt-words.ts'
import { useWords } from '../../words/language.tsx'
import { CountsTable } from './counts-table.tsx'
import { DailyUsage } from './daily-usage.tsx'
import { PlanCard } from './plan-card.tsx'
import { words } from './words.ts'

export function UsagePage() {
  const say = useWords(words)
  const { kinds, states } = useWords(receiptWords)
  const { records, key, scope } = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'usage'],
    queryFn: async ({ signal }) => (await dataOf(records.GET('/v1/developer/usage', { signal }))).data,
  })
  return (
    <>
      <PageTitle title={say.title} about={say.about[scope.environment]} />
      <Stack gap="lg">
        {data === undefined && error === null && <Skeleton h={260} role="status" aria-label={say.loading} />}
        {data === undefined && <FailureNotice failure={error} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <>
            <PlanCard usage={data} />
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <CountsTable
                title={`${say.thisPeriod}, ${say.byKind.toLowerCase()}`}
                heading={say.kind}
                counts={data.byDocumentType}
                names={kinds}
              />
              <CountsTable
                title={`${say.thisPeriod}, ${say.byState.toLowerCase()}`}
                heading={say.status}
                counts={data.byStatus}
                names={states}
              />
            </SimpleGrid>
          </>
        )}
        <DailyUsage />
      </Stack>
    </>
  )
}
