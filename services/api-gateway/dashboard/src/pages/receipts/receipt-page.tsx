import { PageTitle } from '../../parts/page-title.tsx'

export function ReceiptPage() {
  return <PageTitle title="ReceiptPage" />
}
