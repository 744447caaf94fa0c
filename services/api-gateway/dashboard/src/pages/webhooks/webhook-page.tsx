import { PageTitle } from '../../parts/page-title.tsx'

export function WebhookPage() {
  return <PageTitle title="WebhookPage" />
}
