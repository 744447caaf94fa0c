import { PageTitle } from '../../parts/page-title.tsx'

export function ForgottenPage() {
  return <PageTitle title="ForgottenPage" />
}
