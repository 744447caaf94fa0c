import { PageTitle } from '../../parts/page-title.tsx'

export function IssuePage() {
  return <PageTitle title="IssuePage" />
}
