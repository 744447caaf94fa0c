import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FlaskConical, SearchX } from 'lucide-react'
import { dataOf } from '../../api/client.ts'
import { type Taxpayer, TEST_RUC, taxpayersQuery, useTaxpayers } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { LogoCard } from './logo-card.tsx'
import { TaxpayerForm } from './taxpayer-form.tsx'
import { changeOf, type TaxpayerValues, valuesOf } from './taxpayer-values.ts'
import { taxpayerWords } from './words.ts'

const route = getRouteApi('/$environment/$ruc/settings')

export function TaxpayerPage() {
  const say = useWords(taxpayerWords)
  const { environment, ruc } = route.useParams()
  const { data: taxpayers, error, refetch } = useTaxpayers(environment)
  const taxpayer = taxpayers?.find((one) => one.ruc === ruc)
  return (
    <>
      <PageTitle title={say.details} about={say.pageAbout} />
      <FailureNotice failure={error} onRetry={refetch} />
      {taxpayers === undefined && error === null && <Skeleton height={420} />}
      {taxpayers !== undefined && taxpayer === undefined && <UnknownTaxpayer />}
      {taxpayer !== undefined && <Details key={taxpayer.id} taxpayer={taxpayer} />}
    </>
  )
}

export function UnknownTaxpayer() {
  const say = useWords(taxpayerWords)
  return (
    <Empty
      icon={<SearchX size={36} aria-hidden />}
      title={say.unknown}
      actions={
        <Button component={Link} from="/$environment" to="/$environment/taxpayers" variant="default">
          {say.title}
        </Button>
      }
    >
      {say.unknownAbout}
    </Empty>
  )
}

function Details({ taxpayer }: { taxpayer: Taxpayer }) {
  const say = useWords(taxpayerWords)
  const { environment } = route.useParams()
  const { records } = useApi()
  const queries = useQueryClient()
  const navigate = route.useNavigate()
  const values = valuesOf(taxpayer)
  const isTest = taxpayer.ruc === TEST_RUC
  const isSigned = taxpayer.uuidFileP12 !== null
  const path = { id: taxpayer.id }
  const { queryKey } = taxpayersQuery(environment)

  const save = async (typed: TaxpayerValues) => {
    const body = changeOf(values, typed)
    if (Object.keys(body).length === 0) {
      notifications.show({ message: say.nothingChanged })
      return
    }
    const { ruc } = await dataOf(records.PUT('/taxpayers/{id}', { params: { path }, body }))
    await queries.invalidateQueries({ queryKey })
    notifications.show({ color: 'teal', message: say.saved })
    if (ruc !== taxpayer.ruc) await navigate({ to: '/$environment/$ruc/settings', params: { environment, ruc } })
  }
  const remove = async () => {
    await records.DELETE('/taxpayers/{id}', { params: { path } })
    notifications.show({ color: 'teal', message: say.deleted })
    await navigate({ to: '/$environment/taxpayers', params: { environment } })
    await queries.invalidateQueries({ queryKey })
  }

  return (
    <Stack gap="lg" maw={860}>
      {isTest && (
        <Alert role="note" color="orange" variant="light" icon={<FlaskConical aria-hidden />}>
          {say.testAbout}
        </Alert>
      )}
      <Card withBorder padding="lg">
        <TaxpayerForm
          values={values}
          action={say.save}
          rucAbout={isTest ? say.rucFixed : isSigned ? say.rucSigned : say.rucMayChange}
          isRucFixed={isTest || isSigned}
          save={save}
        />
      </Card>
      <LogoCard taxpayer={taxpayer} />
      {!isTest && (
        <Card withBorder padding="lg">
          <Group justify="space-between">
            <div style={{ flex: '1 1 18rem' }}>
              <Title order={2} size="h4">
                {say.deleteHeading}
              </Title>
              <Text size="sm">{say.deleteNote}</Text>
            </div>
            <ConfirmButton
              action={say.delete}
              question={say.deleteQuestion(taxpayer.commercialName ?? taxpayer.name)}
              onConfirm={remove}
            >
              {say.deleteAbout}
            </ConfirmButton>
          </Group>
        </Card>
      )}
    </Stack>
  )
}
