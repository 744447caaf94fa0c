import { PageTitle } from '../../parts/page-title.tsx'

export function TaxpayerPage() {
  return <PageTitle title="TaxpayerPage" />
}
