import { PageTitle } from '../../parts/page-title.tsx'

export function CustomersPage() {
  return <PageTitle title="CustomersPage" />
}
