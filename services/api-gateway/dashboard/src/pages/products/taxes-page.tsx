import { PageTitle } from '../../parts/page-title.tsx'

export function TaxesPage() {
  return <PageTitle title="TaxesPage" />
}
