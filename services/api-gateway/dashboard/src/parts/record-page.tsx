import { Button, Group, Select } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Dictionary, useWords } from '../words/language.tsx'
import { type CsvColumn, CsvImport, type CsvImportProps } from './csv/csv-import.tsx'
import { ExportButton } from './csv/export-button.tsx'
import { csvWords } from './csv/words.ts'
import { Empty } from './empty-state.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FillSandbox } from './fill-sandbox.tsx'
import { ListPages } from './list-pages.tsx'
import { changedSearch, type ListSearch, listSearchOf } from './list-search.ts'
import { LoadingRows } from './loading-rows.tsx'
import { NoMatches } from './no-matches.tsx'
import type { Page } from './page-query.ts'
import { PageTitle } from './page-title.tsx'
import { SearchBox } from './search-box.tsx'

interface RecordWords {
  title: string
  about: string
  add: string
  search: string
  sort: string
  sorts: Readonly<Record<string, string>>
  loading: string
  none: string
  noneAbout: string
  noMatch: string
  nothingAbout: string
  clear: string
  importTitle: string
  importExisting: string
  /** Example file with header and some lines, in the format of spreadsheets in that language. */
  template: string
  /** The keys are the API's names of columns. */
  columns: Readonly<Record<string, Pick<CsvColumn, 'name' | 'about'>>>
}

type ShowList = (change: Parameters<typeof changedSearch>[1], options?: { replace: boolean }) => void

interface RecordPageProps<Row> {
  taxpayerId: string
  resource: CsvImportProps['resource']
  words: Dictionary<RecordWords>
  icon: ReactNode
  more?: ReactNode
  sorts: readonly string[]
  filters?: (search: ListSearch, show: ShowList) => ReactNode
  usePage: (taxpayerId: string, search: ListSearch) => UseQueryResult<Page<Row>>
  table: (rows: readonly Row[]) => ReactNode
  /** `new`, or the id of a record. */
  drawer: (edit: string, close: () => void) => ReactNode
  required: readonly string[]
}

export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { taxpayerId, resource, words, more, sorts, filters, drawer } = props
  const say = useWords(words)
  const navigate = useNavigate()
  const search = listSearchOf(useSearch({ strict: false }))
  const show: ShowList = (change, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: changedSearch(search, change) as never, replace })
  const actions = <Actions words={words} show={show} />
  return (
    <>
      <PageTitle
        title={say.title}
        about={
          <>
            {say.about} {more}
          </>
        }
      >
        <ExportButton resource={resource} taxpayerId={taxpayerId} />
        {actions}
      </PageTitle>
      <Group gap="sm" mb="md">
        <SearchBox
          label={say.search}
          value={search.q ?? ''}
          onSearch={(q) => show({ q }, { replace: true })}
          flex="1 1 16rem"
        />
        {filters?.(search, show)}
        <Select
          aria-label={say.sort}
          flex="1 1 10rem"
          maw={240}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: say.sorts[value] ?? value }))}
          value={sorts.find((one) => one === search.sort) ?? sorts[0] ?? null}
          onChange={(sort) => show({ sort: sort === sorts[0] ? undefined : (sort ?? undefined) }, { replace: true })}
        />
      </Group>
      <Results {...props} search={search} show={show} actions={<Group>{actions}</Group>} />
      {search.edit !== undefined && drawer(search.edit, () => show({ edit: undefined }))}
      {search.import && <Import {...props} onClose={() => show({ import: undefined })} />}
    </>
  )
}

function Actions({ words, show }: { words: Dictionary<RecordWords>; show: ShowList }) {
  const say = useWords(words)
  const csv = useWords(csvWords)
  return (
    <>
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => show({ import: true })}>
        {csv.import}
      </Button>
      <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => show({ edit: 'new' })}>
        {say.add}
      </Button>
    </>
  )
}

interface ResultsProps<Row> extends Pick<RecordPageProps<Row>, 'taxpayerId' | 'words' | 'icon' | 'usePage' | 'table'> {
  search: ListSearch
  show: ShowList
  actions: ReactNode
}

function Results<Row>({ taxpayerId, words, icon, usePage, table, search, show, actions }: ResultsProps<Row>) {
  const say = useWords(words)
  const { data, error, refetch } = usePage(taxpayerId, search)
  if (error !== null && data === undefined) return <FailureNotice failure={error} onRetry={refetch} />
  if (data === undefined) return <LoadingRows label={say.loading} count={5} />
  if (data.total > 0) {
    return (
      <>
        <FailureNotice failure={error} onRetry={refetch} />
        {table(data.rows)}
        <ListPages page={search.page ?? 1} total={data.total} onPage={(page) => show({ page })} />
      </>
    )
  }
  if (search.q === undefined && search.category === undefined) {
    return (
      <Empty
        icon={icon}
        title={say.none}
        actions={
          <>
            {actions}
            <FillSandbox />
          </>
        }
      >
        {say.noneAbout}
      </Empty>
    )
  }
  return <NoMatches say={say} onClear={() => show({ q: undefined, category: undefined })} />
}

interface ImportProps extends Pick<CsvImportProps, 'resource' | 'taxpayerId' | 'onClose'> {
  words: Dictionary<RecordWords>
  required: readonly string[]
}

function Import({ words, required, resource, taxpayerId, onClose }: ImportProps) {
  const say = useWords(words)
  const columns = Object.entries(say.columns).map(([field, column]) => ({
    ...column,
    required: required.includes(field),
  }))
  return (
    <CsvImport
      resource={resource}
      taxpayerId={taxpayerId}
      title={say.importTitle}
      aboutExisting={say.importExisting}
      columns={columns}
      template={say.template}
      onClose={onClose}
    />
  )
}
