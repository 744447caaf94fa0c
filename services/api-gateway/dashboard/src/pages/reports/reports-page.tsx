import { PageTitle } from '../../parts/page-title.tsx'

export function ReportsPage() {
  return <PageTitle title="ReportsPage" />
}
