import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { useWords } from '../../words/language.tsx'
import { EmissionPointCard } from './emission-point-card.tsx'
import { EmissionPointDialog } from './emission-point-dialog.tsx'
import { EstablishmentDialog } from './establishment-dialog.tsx'
import { establishmentWords } from './establishment-words.ts'
import { type Series, threeDigits } from './numbering.ts'
import { type Place, placesKey } from './places.ts'

interface EstablishmentCardProps {
  place: Place
  /** Undefined while they are read. */
  series: readonly Series[] | undefined
  /** The codes of the other establishments. */
  otherCodes: readonly number[]
}

/** An establishment with its emission points. */
export function EstablishmentCard({ place, series, otherCodes }: EstablishmentCardProps) {
  const say = useWords(establishmentWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const [isEditing, editing] = useDisclosure(false)
  const [isAdding, adding] = useDisclosure(false)
  const { establishment, points } = place
  const { id, name, code, address, taxpayerId } = establishment
  const shown = `${threeDigits(code)} · ${name}`
  const pointCodes = points.map((point) => point.code)
  const remove = async () => {
    await records.DELETE('/establishments/{id}', { params: { path: { id } } })
    await queries.invalidateQueries({ queryKey: placesKey(key) })
    notifications.show({ color: 'teal', message: say.establishmentDeleted })
  }
  return (
    <Card withBorder p={{ base: 'sm', xs: 'lg' }} component="section" aria-label={shown}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {shown}
          </Title>
          <Text size="sm" c="dimmed">
            {address ?? say.noAddress}
          </Text>
        </div>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={editing.open} aria-label={say.editNamed(shown)}>
            {say.edit}
          </Button>
          <ConfirmButton
            size="xs"
            variant="subtle"
            action={say.delete}
            aria-label={say.deleteNamed(shown)}
            question={say.deleteQuestion(shown)}
            onConfirm={remove}
          >
            {say.deleteEstablishmentAbout}
          </ConfirmButton>
        </Group>
      </Group>
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
          aria-label={say.addPointIn(shown)}
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
