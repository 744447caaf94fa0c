import { PageTitle } from '../../parts/page-title.tsx'

export function PriceListsPage() {
  return <PageTitle title="PriceListsPage" />
}
