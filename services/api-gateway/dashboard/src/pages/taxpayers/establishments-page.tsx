import { Button, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Store } from 'lucide-react'
import { useTaxpayers } from '../../api/taxpayers.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useWords } from '../../words/language.tsx'
import { EstablishmentCard } from './establishment-card.tsx'
import { EstablishmentDialog } from './establishment-dialog.tsx'
import { establishmentWords } from './establishment-words.ts'
import { usePlaces, useSeries } from './places.ts'
import { UnknownTaxpayer } from './taxpayer-page.tsx'

const route = getRouteApi('/$environment/$ruc/establishments')

export function EstablishmentsPage() {
  const say = useWords(establishmentWords)
  const { environment, ruc } = route.useParams()
  const { data: taxpayers, error, refetch } = useTaxpayers(environment)
  const taxpayer = taxpayers?.find((one) => one.ruc === ruc)
  if (taxpayer !== undefined) return <Establishments key={taxpayer.id} taxpayerId={taxpayer.id} />
  return (
    <>
      <PageTitle title={say.title} about={say.about} />
      <FailureNotice failure={error} onRetry={refetch} />
      {taxpayers === undefined ? error === null && <Skeleton height={240} /> : <UnknownTaxpayer />}
    </>
  )
}

function Establishments({ taxpayerId }: { taxpayerId: string }) {
  const say = useWords(establishmentWords)
  const places = usePlaces(taxpayerId)
  const series = useSeries()
  const [isAdding, { open, close }] = useDisclosure(false)
  const codes = places.data?.map(({ establishment }) => establishment.code) ?? []
  const addButton = (
    <Button leftSection={<Plus size={18} aria-hidden />} onClick={open} disabled={places.data === undefined}>
      {say.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        {addButton}
      </PageTitle>
      <FailureNotice failure={places.error} onRetry={places.refetch} />
      <FailureNotice failure={series.error} onRetry={series.refetch} />
      {places.isPending && <Skeleton height={240} />}
      {places.data?.length === 0 && (
        <Empty icon={<Store size={36} aria-hidden />} title={say.none} actions={addButton}>
          {say.noneAbout}
        </Empty>
      )}
      <Stack gap="lg">
        {places.data?.map((place) => (
          <EstablishmentCard
            key={place.establishment.id}
            place={place}
            series={series.data}
            otherCodes={codes.filter((code) => code !== place.establishment.code)}
          />
        ))}
      </Stack>
      {isAdding && <EstablishmentDialog taxpayerId={taxpayerId} otherCodes={codes} onClose={close} />}
    </>
  )
}
