import { PageTitle } from '../../parts/page-title.tsx'

export function VerifyPage() {
  return <PageTitle title="VerifyPage" />
}
