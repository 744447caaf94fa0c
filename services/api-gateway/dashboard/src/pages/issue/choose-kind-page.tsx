import { PageTitle } from '../../parts/page-title.tsx'

export function ChooseKindPage() {
  return <PageTitle title="ChooseKindPage" />
}
