import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { OfTaxpayer } from '../../parts/of-taxpayer.tsx'
import { RecordPage } from '../../parts/record-page.tsx'
import { useWords } from '../../words/language.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { NewProductDrawer } from './new-product-drawer.tsx'
import { ProductTable } from './product-table.tsx'
import { PRODUCT_SORTS, useProducts } from './records.ts'
import { productWords } from './words.ts'

export function ProductsPage() {
  return <OfTaxpayer>{(taxpayerId) => <Products key={taxpayerId} taxpayerId={taxpayerId} />}</OfTaxpayer>
}

function Products({ taxpayerId }: { taxpayerId: string }) {
  return (
    <RecordPage
      taxpayerId={taxpayerId}
      resource="products"
      words={productWords}
      icon={<Package size={36} aria-hidden />}
      more={<ToCategories />}
      sorts={PRODUCT_SORTS}
      filters={({ category }, show) => (
        <CategoryFilter
          taxpayerId={taxpayerId}
          value={category}
          onChange={(chosen) => show({ category: chosen }, { replace: true })}
        />
      )}
      usePage={useProducts}
      table={(rows) => <ProductTable rows={rows} />}
      drawer={(_, close) => <NewProductDrawer taxpayerId={taxpayerId} onClose={close} />}
      required={['code', 'name', 'price', 'tax']}
    />
  )
}

function ToCategories() {
  const say = useWords(productWords)
  const { scope } = useApi()
  return (
    <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/price-lists`} inherit underline="always">
      {say.manageCategories}
    </Anchor>
  )
}
