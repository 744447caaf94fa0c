import { Button, Collapse, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { useWords } from '../../words/language.tsx'
import { EmissionPointDialog } from './emission-point-dialog.tsx'
import { establishmentWords } from './establishment-words.ts'
import { NextNumbers } from './next-numbers.tsx'
import { type Series, threeDigits } from './numbering.ts'
import { type EmissionPoint, type Establishment, placesKey } from './places.ts'

interface EmissionPointCardProps {
  establishment: Establishment
  point: EmissionPoint
  series: readonly Series[] | undefined
  /** The codes of the other emission points of the establishment. */
  otherCodes: readonly number[]
  /** Whether it is the only one of its establishment: then its numbers are shown at once. */
  isOnly: boolean
}

/** An emission point, and the next numbers of what it issues. */
export function EmissionPointCard({ establishment, point, series, otherCodes, isOnly }: EmissionPointCardProps) {
  const say = useWords(establishmentWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const [isEditing, editing] = useDisclosure(false)
  const [isOpen, numbers] = useDisclosure(isOnly)
  const numbersId = useId()
  const shown = `${threeDigits(point.code)} · ${point.name}`
  const codes = { establishment: establishment.code, emissionPoint: point.code }
  const seriesName = `${threeDigits(codes.establishment)}-${threeDigits(codes.emissionPoint)}`
  const remove = async () => {
    await records.DELETE('/emission-points/{id}', { params: { path: { id: point.id } } })
    await queries.invalidateQueries({ queryKey: placesKey(key) })
    notifications.show({ color: 'teal', message: say.pointDeleted })
  }
  return (
    <Paper withBorder p={{ base: 'xs', xs: 'sm' }}>
      <Group justify="space-between" gap="xs">
        <div style={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Title order={4} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {shown}
          </Title>
          <Text size="xs" c="dimmed" className="number">
            {seriesName}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={numbers.toggle}
            aria-expanded={isOpen}
            aria-controls={numbersId}
            aria-label={say.numbersOf(seriesName)}
            rightSection={isOpen ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
          >
            {say.numbers}
          </Button>
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
            {say.deletePointAbout}
          </ConfirmButton>
        </Group>
      </Group>
      <div id={numbersId}>
        <Collapse expanded={isOpen}>
          {series === undefined ? <Skeleton height={180} mt="sm" /> : <NextNumbers series={series} codes={codes} />}
        </Collapse>
      </div>
      {isEditing && (
        <EmissionPointDialog
          establishment={establishment}
          point={point}
          otherCodes={otherCodes}
          onClose={editing.close}
        />
      )}
    </Paper>
  )
}
