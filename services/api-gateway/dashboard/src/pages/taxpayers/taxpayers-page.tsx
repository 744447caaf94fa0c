import { PageTitle } from '../../parts/page-title.tsx'

export function TaxpayersPage() {
  return <PageTitle title="TaxpayersPage" />
}
