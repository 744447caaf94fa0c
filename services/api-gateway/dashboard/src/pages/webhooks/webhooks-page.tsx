import { PageTitle } from '../../parts/page-title.tsx'

export function WebhooksPage() {
  return <PageTitle title="WebhooksPage" />
}
