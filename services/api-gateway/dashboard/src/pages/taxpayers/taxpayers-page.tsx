import { Alert, Button, SimpleGrid, Skeleton, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Building2, Plus, Search } from 'lucide-react'
import { dataOf } from '../../api/client.ts'
import { taxpayersQuery, useTaxpayers } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { TaxpayerCard } from './taxpayer-card.tsx'
import { TaxpayerForm } from './taxpayer-form.tsx'
import { inputOf, matchesSearch, NO_VALUES, type TaxpayerValues } from './taxpayer-values.ts'
import { taxpayerWords } from './words.ts'

const route = getRouteApi('/$environment/taxpayers')
const SEARCH_FROM = 7

export function TaxpayersPage() {
  const say = useWords(taxpayerWords)
  const { environment } = route.useParams()
  const { add = false, search = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: taxpayers, error, refetch } = useTaxpayers(environment)
  const matches = taxpayers?.filter((taxpayer) => matchesSearch(taxpayer, search)) ?? []
  const show = (adding: boolean) => navigate({ search: (now) => ({ ...now, add: adding || undefined }) })
  const addButton = (
    <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => show(true)}>
      {say.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        {addButton}
      </PageTitle>
      <FailureNotice failure={error} onRetry={refetch} />
      {taxpayers === undefined && error === null && <Skeleton height={180} />}
      {taxpayers?.length === 0 && (
        <Empty icon={<Building2 size={36} aria-hidden />} title={say.none} actions={addButton}>
          {say.noneAbout}
        </Empty>
      )}
      {taxpayers !== undefined && taxpayers.length >= SEARCH_FROM && (
        <TextInput
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          leftSection={<Search size={16} aria-hidden />}
          mb="md"
          maw={420}
          defaultValue={search}
          onChange={({ currentTarget: { value } }) => {
            void navigate({ search: (now) => ({ ...now, search: value || undefined }), replace: true })
          }}
        />
      )}
      {taxpayers !== undefined && taxpayers.length > 0 && matches.length === 0 && (
        <Text role="status">{say.noMatch}</Text>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {matches.map((taxpayer) => (
          <li key={taxpayer.id}>
            <TaxpayerCard taxpayer={taxpayer} environment={environment} />
          </li>
        ))}
      </SimpleGrid>
      <FormDialog isBeside opened={add} onClose={() => show(false)} title={say.add} size="xl">
        <NewTaxpayer />
      </FormDialog>
    </>
  )
}

function NewTaxpayer() {
  const say = useWords(taxpayerWords)
  const { environment } = route.useParams()
  const { records } = useApi()
  const queries = useQueryClient()
  const navigate = route.useNavigate()
  const create = async (values: TaxpayerValues) => {
    const { ruc } = await dataOf(records.POST('/taxpayers', { body: inputOf(values) }))
    await queries.invalidateQueries({ queryKey: taxpayersQuery(environment).queryKey })
    notifications.show({ color: 'teal', title: say.created, message: say.createdNext })
    await navigate({ to: '/$environment/$ruc/certificate', params: { environment, ruc } })
  }
  return (
    <>
      <Alert role="note" color="brand" variant="light" mb="lg">
        {say.withIt}
      </Alert>
      <TaxpayerForm values={NO_VALUES} action={say.create} rucAbout={say.rucAbout} save={create} />
    </>
  )
}
