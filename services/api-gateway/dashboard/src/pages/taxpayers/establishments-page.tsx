import { PageTitle } from '../../parts/page-title.tsx'

export function EstablishmentsPage() {
  return <PageTitle title="EstablishmentsPage" />
}
