import { Button, Group, Text } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import type { SearchChange } from '../../parts/address.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { LoadingRows } from '../../parts/loading-rows.tsx'
import { NoMatches } from '../../parts/no-matches.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { RequestDrawer } from './request-drawer.tsx'
import { RequestFilters } from './request-filters.tsx'
import { useRequests } from './request-queries.ts'
import { countFilters, type RequestSearch, requestSearchOf } from './request-search.ts'
import { RequestTable } from './request-table.tsx'
import { requestWords } from './words.ts'

export function RequestsPage() {
  const say = useWords(requestWords)
  const { scope } = useApi()
  const navigate = useNavigate()
  const search = requestSearchOf(useSearch({ strict: false }))
  const change = (changed: SearchChange<RequestSearch>) =>
    void navigate({ to: '.', search: requestSearchOf({ ...changed }), replace: true, resetScroll: false })
  const { request, ...filters } = search
  return (
    <>
      <PageTitle title={say.title} about={say.about(say.environments[scope.environment])} />
      <RequestFilters search={filters} onChange={change} />
      <Results search={search} onClear={() => change({})} />
      <RequestDrawer id={request} onClose={() => change(filters)} />
    </>
  )
}

function Results({ search, onClear }: { search: RequestSearch; onClear: () => void }) {
  const say = useWords(requestWords)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRequests(search)
  if (data === undefined && error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0)
    return <Nothing isFiltered={countFilters(search) > 0 || search.q !== undefined} onClear={onClear} />
  return (
    <>
      <RequestTable rows={rows} search={search} />
      <Group justify="center" mt="md">
        {hasNextPage ? (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.more}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {say.end}
          </Text>
        )}
      </Group>
    </>
  )
}

function Waiting() {
  const say = useWords(requestWords)
  return <LoadingRows label={say.loading} count={6} height={44} />
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const say = useWords(requestWords)
  const { scope } = useApi()
  if (isFiltered) return <NoMatches say={say} onClear={onClear} />
  return (
    <Empty
      icon={<ScrollText size={40} aria-hidden />}
      title={say.empty}
      actions={
        <Button component={Link} to={`/${scope.environment}/keys`}>
          {say.emptyAction}
        </Button>
      }
    >
      {say.emptyAbout}
    </Empty>
  )
}
