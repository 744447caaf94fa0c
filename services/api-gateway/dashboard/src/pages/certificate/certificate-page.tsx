import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FlaskConical, ShieldAlert } from 'lucide-react'
import { TEST_RUC } from '../../api/taxpayers.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { useCertificate } from './certificate-query.ts'
import { CertificateSummary } from './certificate-summary.tsx'
import { CertificateUpload } from './certificate-upload.tsx'
import { certificateWords } from './words.ts'

const route = getRouteApi('/$environment/$ruc/certificate')

export function CertificatePage() {
  const say = useWords(certificateWords)
  const { environment, ruc } = route.useParams()
  return (
    <>
      <PageTitle title={say.title} about={say.about} />
      {ruc === TEST_RUC ? (
        <Empty
          icon={<FlaskConical size={36} aria-hidden />}
          title={say.test}
          actions={
            <Button component={Link} to={`/${environment}/taxpayers?add=true`}>
              {say.addTaxpayer}
            </Button>
          }
        >
          {say.testAbout}
        </Empty>
      ) : (
        <OwnCertificate key={ruc} />
      )}
    </>
  )
}

function OwnCertificate() {
  const say = useWords(certificateWords)
  const { data: certificate, error, refetch } = useCertificate()
  if (certificate === undefined)
    return error === null ? <Skeleton height={260} /> : <FailureNotice failure={error} onRetry={refetch} />
  const isMissing = certificate.status === 'MISSING'
  return (
    <Stack gap="lg" maw={760}>
      {isMissing ? (
        <Empty icon={<ShieldAlert size={36} aria-hidden />} title={say.missing}>
          {say.missingAbout}
        </Empty>
      ) : (
        <CertificateSummary certificate={certificate} />
      )}
      <Card withBorder padding="lg" component="section" aria-labelledby="certificate-upload">
        <Title order={2} size="h4" id="certificate-upload">
          {isMissing ? say.upload : say.replace}
        </Title>
        {!isMissing && (
          <Text size="sm" c="dimmed">
            {say.replaceAbout}
          </Text>
        )}
        <CertificateUpload action={isMissing ? say.upload : say.replace} />
      </Card>
    </Stack>
  )
}
