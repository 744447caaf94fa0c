import { Button, Group, Select } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, Plus, SearchX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { CsvImport } from '../../parts/csv/csv-import.tsx'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { csvWords } from '../../parts/csv/words.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { ListPages } from '../../parts/list-pages.tsx'
import { changedSearch, type ListSearch, listSearchOf } from '../../parts/list-search.ts'
import { LoadingRows } from '../../parts/loading-rows.tsx'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { useWords } from '../../words/language.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'
import { CUSTOMER_SORTS, useCustomers } from './customer-list.ts'
import { CustomerTable } from './customer-table.tsx'
import { customerWords } from './words.ts'

const TEMPLATE =
  'identification,type,name,email,phone,address\r\n' +
  '1790085783001,04,CONSTRUCTORA DEL VALLE CIA. LTDA.,compras@constructora.example,022345678,"Av. Occidental 123, Quito"\r\n' +
  '1710034065,05,María Pérez,maria@correo.example,0991234567,Ambato\r\n'

/** Whom the taxpayer invoices. */
export function CustomersPage() {
  return <OfTaxpayer>{(taxpayerId) => <Customers key={taxpayerId} taxpayerId={taxpayerId} />}</OfTaxpayer>
}

function Customers({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(customerWords)
  const csv = useWords(csvWords)
  const navigate = useNavigate()
  const search = listSearchOf(useSearch({ strict: false }))
  const show = (change: Parameters<typeof changedSearch>[1], replace = false) =>
    void navigate({ to: '.', search: changedSearch(search, change) as never, replace })
  const add = (
    <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => show({ edit: 'new' })}>
      {say.add}
    </Button>
  )
  const importButton = (
    <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => show({ import: true })}>
      {csv.import}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        <ExportButton resource="customers" taxpayerId={taxpayerId} />
        {importButton}
        {add}
      </PageTitle>
      <Group gap="sm" mb="md">
        <SearchBox label={say.search} value={search.q ?? ''} onSearch={(q) => show({ q }, true)} flex="1 1 16rem" />
        <Select
          aria-label={say.sort}
          w={200}
          allowDeselect={false}
          data={CUSTOMER_SORTS.map((value) => ({ value, label: say.sorts[value] }))}
          value={CUSTOMER_SORTS.find((one) => one === search.sort) ?? CUSTOMER_SORTS[0]}
          onChange={(sort) => show({ sort: sort === CUSTOMER_SORTS[0] ? undefined : (sort ?? undefined) }, true)}
        />
      </Group>
      <Found
        taxpayerId={taxpayerId}
        search={search}
        show={show}
        actions={
          <Group>
            {importButton}
            {add}
          </Group>
        }
      />
      {search.edit !== undefined && (
        <CustomerDrawer
          key={search.edit}
          edit={search.edit}
          taxpayerId={taxpayerId}
          onClose={() => show({ edit: undefined })}
        />
      )}
      {search.import && (
        <CsvImport
          resource="customers"
          taxpayerId={taxpayerId}
          title={say.importTitle}
          known={say.importKnown}
          columns={Object.entries(say.columns).map(([name, about]) => ({ name, about, required: REQUIRED.has(name) }))}
          template={TEMPLATE}
          onClose={() => show({ import: undefined })}
        />
      )}
    </>
  )
}

const REQUIRED = new Set(['identification', 'type', 'name'])

interface FoundProps {
  taxpayerId: string
  search: ListSearch
  show: (change: Parameters<typeof changedSearch>[1]) => void
  actions: ReactNode
}

function Found({ taxpayerId, search, show, actions }: FoundProps) {
  const say = useWords(customerWords)
  const { data, error, refetch } = useCustomers(taxpayerId, search)
  if (error !== null && data === undefined) return <FailureNotice failure={error} onRetry={refetch} />
  if (data === undefined) {
    return <LoadingRows label={say.loading} count={5} />
  }
  if (data.total > 0) {
    return (
      <>
        <FailureNotice failure={error} onRetry={refetch} />
        <CustomerTable rows={data.rows} />
        <ListPages page={search.page ?? 1} total={data.total} onPage={(page) => show({ page })} />
      </>
    )
  }
  if (search.q === undefined)
    return (
      <Empty icon={<Users size={36} aria-hidden />} title={say.none} actions={actions}>
        {say.noneAbout}
      </Empty>
    )
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={say.nothing}
      actions={
        <Button variant="default" onClick={() => show({ q: undefined })}>
          {say.clear}
        </Button>
      }
    >
      {say.nothingAbout}
    </Empty>
  )
}
