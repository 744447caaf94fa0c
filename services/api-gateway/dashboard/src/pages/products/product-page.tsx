import { PageTitle } from '../../parts/page-title.tsx'

export function ProductPage() {
  return <PageTitle title="ProductPage" />
}
