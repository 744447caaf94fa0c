import { Alert, Card, Group, Progress, Stack, Table, Text, ThemeIcon, Title } from '@mantine/core'
import { ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Copyable } from '../../parts/copy.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { CertificateStatus } from './certificate-query.ts'
import { nameInCertificate } from './distinguished-name.ts'
import { percentLeft, URGENCY_COLORS, type Urgency, urgencyOf } from './validity.ts'
import { certificateWords } from './words.ts'

export function CertificateSummary({ certificate }: { certificate: CertificateStatus }) {
  const say = useWords(certificateWords)
  const { instant } = useFormats()
  const { subject, issuer, registryNumber, serialNumber, fingerprint } = certificate
  const notBefore = certificate.notBefore ?? ''
  const notAfter = certificate.notAfter ?? ''
  const daysLeft = certificate.daysLeft ?? 0
  const urgency = certificate.status === 'EXPIRED' ? 'ended' : urgencyOf(daysLeft)
  const color = URGENCY_COLORS[urgency]
  const title = urgency === 'ended' ? say.expired : urgency === 'none' ? say.valid : say.expiring
  const end = instant(notAfter)
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="certificate-status">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon color={color} variant="light" size={44} radius="xl" aria-hidden>
          {urgency === 'none' ? <ShieldCheck /> : <ShieldAlert />}
        </ThemeIcon>
        <Stack gap={2} flex={1}>
          <Title order={2} size="h4" id="certificate-status">
            {title}
          </Title>
          <Text size="lg" fw={600}>
            <DaysLeft daysLeft={daysLeft} urgency={urgency} />
          </Text>
          <Text size="sm">{urgency === 'ended' ? say.endedAt(end) : say.until(end)}</Text>
          {urgency !== 'none' && <Text size="sm">{urgency === 'ended' ? say.renewNow : say.renew}</Text>}
        </Stack>
      </Group>
      <Progress value={percentLeft({ notBefore, notAfter }, Date.now())} color={color} mt="md" aria-label={say.left} />
      {registryNumber === null && (
        <Alert
          role="note"
          color="orange"
          variant="light"
          icon={<TriangleAlert aria-hidden />}
          title={say.noRuc}
          mt="md"
        >
          {say.noRucAbout}
        </Alert>
      )}
      <Table mt="md" verticalSpacing="xs" withRowBorders>
        <Table.Tbody>
          <Fact name={say.holder}>{nameInCertificate(subject ?? '')}</Fact>
          <Fact name={say.ruc}>{registryNumber ?? say.noRuc}</Fact>
          <Fact name={say.certifier}>{nameInCertificate(issuer ?? '')}</Fact>
          <Fact name={say.from}>{instant(notBefore)}</Fact>
          <Fact name={say.to}>{end}</Fact>
          <Fact name={say.serial}>
            <Copyable value={serialNumber ?? ''} name={say.serial} />
          </Fact>
          <Fact name={say.fingerprint}>
            <Copyable value={fingerprint ?? ''} name={say.fingerprint} />
          </Fact>
        </Table.Tbody>
      </Table>
    </Card>
  )
}

function DaysLeft({ daysLeft, urgency }: { daysLeft: number; urgency: Urgency }) {
  const say = useWords(certificateWords)
  const { number } = useFormats()
  if (urgency === 'ended') return say.daysAgo(number(Math.max(1, -daysLeft)))
  return daysLeft === 0 ? say.lastDay : say.days(number(daysLeft))
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500} w="38%" style={{ verticalAlign: 'top' }}>
        {name}
      </Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
    </Table.Tr>
  )
}
