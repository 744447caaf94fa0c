import { PageTitle } from '../../parts/page-title.tsx'

export function UsagePage() {
  return <PageTitle title="UsagePage" />
}
