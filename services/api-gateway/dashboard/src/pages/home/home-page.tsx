import { PageTitle } from '../../parts/page-title.tsx'

export function HomePage() {
  return <PageTitle title="HomePage" />
}
