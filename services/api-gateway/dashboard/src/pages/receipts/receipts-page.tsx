import { Affix, Button, Text } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowUp, FilePlus2, FileText } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import type { SearchChange } from '../../parts/address.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { LoadingRows } from '../../parts/loading-rows.tsx'
import { NoMatches } from '../../parts/no-matches.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { useFreshList, useReceiptList } from './list-query.ts'
import { ReceiptFilters } from './receipt-filters.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { isReversed, type ReceiptSearch, receiptSearchOf } from './receipt-search.ts'
import { words } from './words.ts'

export function ReceiptsPage() {
  const say = useWords(words)
  const { scope } = useApi()
  const navigate = useNavigate()
  const search = receiptSearchOf(useSearch({ strict: false }))
  const issue = `/${scope.environment}/${scope.ruc}/issue`
  const change = (changed: SearchChange<ReceiptSearch>) =>
    void navigate({ to: '.', search: receiptSearchOf({ ...changed }), replace: true })
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        <Button component={Link} to={issue} leftSection={<FilePlus2 size={16} aria-hidden />}>
          {say.issue}
        </Button>
      </PageTitle>
      <ReceiptFilters search={search} onChange={change} />
      <Results key={scope.ruc} search={search} onClear={() => change({})} issue={issue} />
    </>
  )
}

interface ResultsProps {
  search: ReceiptSearch
  onClear: () => void
  issue: string
}

function Results({ search, onClear, issue }: ResultsProps) {
  const say = useWords(words)
  const { number } = useFormats()
  const list = useReceiptList(search, { enabled: !isReversed(search) })
  const { rows, first, error, isPending, hasNewer, showNewer, refetch } = list
  useFreshList(list)
  if (isReversed(search)) return null
  if (error !== null && first === undefined) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (isPending || first === undefined) return <Waiting />
  if (rows.length === 0) return <Nothing search={search} onClear={onClear} issue={issue} />
  const toNewest = () => {
    window.scrollTo({ top: 0 })
    void showNewer()
  }
  return (
    <>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {say.count(number(first.total), first.totalIsMinimum)}
      </Text>
      <ReceiptList list={list} />
      {hasNewer && (
        <Affix
          position={{ top: 74, left: 0, right: 0 }}
          role="status"
          style={{ display: 'grid', placeItems: 'center' }}
        >
          <Button radius="xl" size="sm" leftSection={<ArrowUp size={16} aria-hidden />} onClick={toNewest}>
            {say.fresh}
          </Button>
        </Affix>
      )}
    </>
  )
}

function Waiting() {
  const say = useWords(words)
  return <LoadingRows label={say.loading} count={6} />
}

function Nothing({ search, onClear, issue }: ResultsProps) {
  const say = useWords(words)
  const isFiltered = Object.keys(search).length > 0
  if (isFiltered) return <NoMatches say={say} onClear={onClear} />
  return (
    <Empty
      icon={<FileText size={40} aria-hidden />}
      title={say.empty}
      actions={
        <Button component={Link} to={issue}>
          {say.emptyAction}
        </Button>
      }
    >
      {say.emptyAbout}
    </Empty>
  )
}
