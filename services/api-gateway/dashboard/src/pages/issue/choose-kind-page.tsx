import { listedKinds } from '@etax/tax-document/kind-facts'
import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileMinus2, FilePlus2, FileText, Percent, ShoppingBasket, Truck } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { textAt } from '../../fiscal/order-values.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { type DocumentType, receiptWords } from '../../parts/receipt-words.ts'
import { slugOf } from '../../parts/slug-of.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { discardDraft, storedDrafts } from './drafts.ts'
import { issueWords } from './issue-words.ts'

const ICONS: Partial<Record<DocumentType, typeof FileText>> = {
  CREDIT_NOTE: FileMinus2,
  DEBIT_NOTE: FilePlus2,
  WITHHOLDING: Percent,
  PURCHASE_SETTLEMENT: ShoppingBasket,
  WAYBILL: Truck,
}

export function ChooseKindPage() {
  const say = useWords(issueWords)
  const kinds = useWords(receiptWords).kinds
  const { language } = useLanguage()
  const { scope } = useApi()
  const base = `/${scope.environment}/${scope.ruc}/issue`
  return (
    <>
      <PageTitle title={say.title} about={say.about} />
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
          {listedKinds.map(({ documentType, purpose }) => (
            <Card
              key={documentType}
              component={Link}
              to={`${base}/${slugOf(documentType)}`}
              withBorder
              p="lg"
              style={{ color: 'inherit', textDecoration: 'none' }}
            >
              <Group wrap="nowrap" align="flex-start">
                <KindIcon documentType={documentType} />
                <div>
                  <Text fw={600}>{kinds[documentType]}</Text>
                  <Text size="sm" c="dimmed">
                    {purpose[language]}
                  </Text>
                </div>
              </Group>
            </Card>
          ))}
        </SimpleGrid>
        <Drafts />
      </Stack>
    </>
  )
}

function KindIcon({ documentType }: { documentType: DocumentType }) {
  const Icon = ICONS[documentType] ?? FileText
  return <Icon size={24} aria-hidden style={{ flexShrink: 0 }} />
}

function Drafts() {
  const { scope } = useApi()
  const { workspace } = useSession()
  const say = useWords(issueWords)
  const kinds = useWords(receiptWords).kinds
  const { ago } = useFormats()
  const place = { workspaceId: workspace.id, environment: scope.environment, ruc: scope.ruc ?? '' }
  const [drafts, setDrafts] = useState(() => storedDrafts(place))
  if (drafts.length === 0) return null
  const discard = async (id: string) => {
    discardDraft(place, id)
    setDrafts(storedDrafts(place))
  }
  return (
    <section aria-labelledby="drafts">
      <Title order={2} size="h4" id="drafts">
        {say.drafts}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say.draftsAbout}
      </Text>
      <Stack gap="xs">
        {drafts.map(({ id, slug, values, savedAt }) => {
          const kind = listedKinds.find(({ documentType }) => slugOf(documentType) === slug)
          const name = kind === undefined ? slug : kinds[kind.documentType]
          return (
            <Card key={id} withBorder p="sm">
              <Group justify="space-between">
                <Link
                  to="/$environment/$ruc/issue/$kind"
                  params={{ environment: scope.environment, ruc: scope.ruc ?? '', kind: slug }}
                  search={{ draft: id }}
                  aria-label={say.resume(name)}
                >
                  {name} · {(kind && textAt(values, `${kind.partyPath}.legalName`)) || say.noCustomer}
                </Link>
                <Group gap="sm">
                  <Text size="sm">{ago(new Date(savedAt).toISOString())}</Text>
                  <ConfirmButton
                    size="compact-sm"
                    action={say.discard}
                    question={say.discardQuestion}
                    onConfirm={() => discard(id)}
                  >
                    {say.discardAbout}
                  </ConfirmButton>
                </Group>
              </Group>
            </Card>
          )
        })}
      </Stack>
    </section>
  )
}
