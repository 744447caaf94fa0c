import { PageTitle } from '../../parts/page-title.tsx'

export function RequestsPage() {
  return <PageTitle title="RequestsPage" />
}
