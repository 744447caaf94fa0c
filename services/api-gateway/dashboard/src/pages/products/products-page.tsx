import { Anchor, Button, Group } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, Package, Plus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
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
import { useWords } from '../../words/language.tsx'
import { NewProductDrawer } from './new-product-drawer.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import { useProducts } from './records.ts'
import { productWords } from './words.ts'

const TEMPLATE =
  'code,name,price,tax,description,category,priceType,isService,manageStock,currentStock\r\n' +
  'MAR-16,Martillo 16 oz,12.50,IVA15,,,,no,si,24\r\n' +
  'INST-1,Instalación por hora,20.00,IVA15,,,,si,no,\r\n'
const REQUIRED = new Set(['code', 'name', 'price', 'tax'])

/** What the taxpayer sells. */
export function ProductsPage() {
  return <OfTaxpayer>{(taxpayerId) => <Products key={taxpayerId} taxpayerId={taxpayerId} />}</OfTaxpayer>
}

function Products({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(productWords)
  const csv = useWords(csvWords)
  const { scope } = useApi()
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
  const about = (
    <>
      {say.about}{' '}
      <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/price-lists`} inherit underline="always">
        {say.manageCategories}
      </Anchor>
    </>
  )
  return (
    <>
      <PageTitle title={say.title} about={about}>
        <ExportButton resource="products" taxpayerId={taxpayerId} />
        {importButton}
        {add}
      </PageTitle>
      <ProductFilters taxpayerId={taxpayerId} search={search} onChange={(change) => show(change, true)} />
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
        <NewProductDrawer taxpayerId={taxpayerId} onClose={() => show({ edit: undefined })} />
      )}
      {search.import && (
        <CsvImport
          resource="products"
          taxpayerId={taxpayerId}
          title={say.importTitle}
          known={say.importKnown}
          columns={Object.entries(say.columns).map(([name, text]) => ({
            name,
            about: text,
            required: REQUIRED.has(name),
          }))}
          template={TEMPLATE}
          onClose={() => show({ import: undefined })}
        />
      )}
    </>
  )
}

interface FoundProps {
  taxpayerId: string
  search: ListSearch
  show: (change: Parameters<typeof changedSearch>[1]) => void
  actions: ReactNode
}

function Found({ taxpayerId, search, show, actions }: FoundProps) {
  const say = useWords(productWords)
  const { data, error, refetch } = useProducts(taxpayerId, search)
  if (error !== null && data === undefined) return <FailureNotice failure={error} onRetry={refetch} />
  if (data === undefined) {
    return <LoadingRows label={say.loading} count={5} />
  }
  if (data.total > 0) {
    return (
      <>
        <FailureNotice failure={error} onRetry={refetch} />
        <ProductTable rows={data.rows} />
        <ListPages page={search.page ?? 1} total={data.total} onPage={(page) => show({ page })} />
      </>
    )
  }
  if (search.q === undefined && search.category === undefined)
    return (
      <Empty icon={<Package size={36} aria-hidden />} title={say.none} actions={actions}>
        {say.noneAbout}
      </Empty>
    )
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={say.nothing}
      actions={
        <Button variant="default" onClick={() => show({ q: undefined, category: undefined })}>
          {say.clear}
        </Button>
      }
    >
      {say.nothingAbout}
    </Empty>
  )
}
