import { Anchor, Badge, Card, Group, Image, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import type { Environment } from '../../api/client.ts'
import { type Taxpayer, TEST_RUC } from '../../api/taxpayers.ts'
import { Copy } from '../../parts/copy.tsx'
import { useWords } from '../../words/language.tsx'
import { CertificateBadge } from './certificate-badge.tsx'
import { logoAddress } from './logo-address.ts'
import { type Mark, marksOf } from './taxpayer-values.ts'
import { taxpayerWords } from './words.ts'

export function TaxpayerCard({ taxpayer, environment }: { taxpayer: Taxpayer; environment: Environment }) {
  const say = useWords(taxpayerWords)
  const { ruc, name, commercialName, rimpe, logoUrl } = taxpayer
  const displayName = commercialName ?? name
  const isTest = ruc === TEST_RUC
  const home = `/${environment}/${ruc}`
  const wordOf = (mark: Mark) => (mark === 'rimpe' ? say.rimpeChoices[rimpe ?? 'NONE'] : say.shortMarks[mark])
  return (
    <Card withBorder h="100%" padding="lg">
      <Stack gap="sm" h="100%">
        <Group wrap="nowrap" align="flex-start" gap="md">
          {logoUrl === null ? (
            <Building2 size={40} strokeWidth={1.25} aria-hidden style={{ flexShrink: 0 }} />
          ) : (
            <Image src={logoAddress(logoUrl)} alt="" w={72} h={44} fit="contain" bg="white" radius="sm" />
          )}
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={`${home}/settings`} inherit c="inherit">
                {displayName}
              </Anchor>
            </Title>
            {displayName !== name && <Text size="sm">{name}</Text>}
            <Group gap={4} wrap="nowrap">
              <Text size="sm" className="number">
                {say.ruc} {ruc}
              </Text>
              <Copy value={ruc} name={`${say.ruc} ${displayName}`} />
            </Group>
          </div>
        </Group>
        <Group gap={6}>
          {isTest ? (
            <Badge color="orange" variant="light" tt="none">
              {say.test}
            </Badge>
          ) : (
            <CertificateBadge certificate={taxpayer.certificate} />
          )}
          {marksOf(taxpayer).map((mark) => (
            <Badge key={mark} color="gray" variant="light" tt="none">
              {wordOf(mark)}
            </Badge>
          ))}
        </Group>
        <Group gap="md" mt="auto">
          <Anchor component={Link} to={`${home}/settings`} size="sm" aria-label={say.detailsOf(displayName)}>
            {say.details}
          </Anchor>
          <Anchor
            component={Link}
            to={`${home}/establishments`}
            size="sm"
            aria-label={say.establishmentsOf(displayName)}
          >
            {say.establishments}
          </Anchor>
          {!isTest && (
            <Anchor component={Link} to={`${home}/certificate`} size="sm" aria-label={say.certificateOf(displayName)}>
              {say.certificate}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
