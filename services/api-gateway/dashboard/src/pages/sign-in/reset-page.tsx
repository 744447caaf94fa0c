import { PageTitle } from '../../parts/page-title.tsx'

export function ResetPage() {
  return <PageTitle title="ResetPage" />
}
