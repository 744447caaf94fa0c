import { PageTitle } from '../../parts/page-title.tsx'

export function SignInPage() {
  return <PageTitle title="SignInPage" />
}
