import { PageTitle } from '../../parts/page-title.tsx'

export function SignUpPage() {
  return <PageTitle title="SignUpPage" />
}
