import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Plus } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { EmissionPointCard } from './emission-point-card.tsx'
import { EmissionPointDialog } from './emission-point-dialog.tsx'
import { EstablishmentDialog } from './establishment-dialog.tsx'
import { establishmentWords } from './establishment-words.ts'
import { type Series, threeDigits } from './numbering.ts'
import { PlaceHead } from './place-head.tsx'
import type { Place } from './places.ts'

interface EstablishmentCardProps {
  place: Place
  series: readonly Series[] | undefined
  otherCodes: readonly number[]
}

export function EstablishmentCard({ place, series, otherCodes }: EstablishmentCardProps) {
  const say = useWords(establishmentWords)
  const { records } = useApi()
  const [isEditing, editing] = useDisclosure(false)
  const [isAdding, adding] = useDisclosure(false)
  const { establishment, points } = place
  const { id, name, code, address, taxpayerId } = establishment
  const label = `${threeDigits(code)} · ${name}`
  const pointCodes = points.map((point) => point.code)
  return (
    <Card withBorder p={{ base: 'sm', xs: 'lg' }} component="section" aria-label={label}>
      <PlaceHead
        level={2}
        name={label}
        about={address ?? say.noAddress}
        onEdit={editing.open}
        remove={() => records.DELETE('/establishments/{id}', { params: { path: { id } } })}
        deleteAbout={say.deleteEstablishmentAbout}
        deleted={say.establishmentDeleted}
      />
      <Title order={3} size="h6" mb="xs">
        {say.points}
      </Title>
      {points.length === 0 && <Text size="sm">{say.noPoints}</Text>}
      <Stack gap="sm">
        {points.map((point) => (
          <EmissionPointCard
            key={point.id}
            establishment={establishment}
            point={point}
            series={series}
            otherCodes={pointCodes.filter((one) => one !== point.code)}
            isOnly={points.length === 1}
          />
        ))}
      </Stack>
      <Group mt="md">
        <Button
          size="xs"
          variant="light"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={adding.open}
          aria-label={say.addPointIn(label)}
        >
          {say.addPoint}
        </Button>
      </Group>
      {isEditing && (
        <EstablishmentDialog
          taxpayerId={taxpayerId}
          establishment={establishment}
          otherCodes={otherCodes}
          onClose={editing.close}
        />
      )}
      {isAdding && <EmissionPointDialog establishment={establishment} otherCodes={pointCodes} onClose={adding.close} />}
    </Card>
  )
}
