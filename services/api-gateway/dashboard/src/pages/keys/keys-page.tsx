import { PageTitle } from '../../parts/page-title.tsx'

export function KeysPage() {
  return <PageTitle title="KeysPage" />
}
