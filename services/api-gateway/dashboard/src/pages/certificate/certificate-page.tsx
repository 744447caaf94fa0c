import { PageTitle } from '../../parts/page-title.tsx'

export function CertificatePage() {
  return <PageTitle title="CertificatePage" />
}
