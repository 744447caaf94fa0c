import { PageTitle } from '../../parts/page-title.tsx'

export function ProductsPage() {
  return <PageTitle title="ProductsPage" />
}
