import { PageTitle } from '../../parts/page-title.tsx'

export function ReceiptsPage() {
  return <PageTitle title="ReceiptsPage" />
}
