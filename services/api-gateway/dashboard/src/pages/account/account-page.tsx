import { PageTitle } from '../../parts/page-title.tsx'

export function AccountPage() {
  return <PageTitle title="AccountPage" />
}
