import { Button, Collapse, Paper, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { EmissionPointDialog } from './emission-point-dialog.tsx'
import { establishmentWords } from './establishment-words.ts'
import { NextNumbers } from './next-numbers.tsx'
import { type Series, threeDigits } from './numbering.ts'
import { PlaceHead } from './place-head.tsx'
import type { EmissionPoint, Establishment } from './places.ts'

interface EmissionPointCardProps {
  establishment: Establishment
  point: EmissionPoint
  series: readonly Series[] | undefined
  otherCodes: readonly number[]
  /** The only emission point shows its numbers at once. */
  isOnly: boolean
}

export function EmissionPointCard({ establishment, point, series, otherCodes, isOnly }: EmissionPointCardProps) {
  const say = useWords(establishmentWords)
  const { records } = useApi()
  const [isEditing, editing] = useDisclosure(false)
  const [isOpen, numbers] = useDisclosure(isOnly)
  const numbersId = useId()
  const label = `${threeDigits(point.code)} · ${point.name}`
  const codes = { establishment: establishment.code, emissionPoint: point.code }
  const seriesName = `${threeDigits(codes.establishment)}-${threeDigits(codes.emissionPoint)}`
  return (
    <Paper withBorder p={{ base: 'xs', xs: 'sm' }}>
      <PlaceHead
        level={4}
        name={label}
        about={<span className="number">{seriesName}</span>}
        onEdit={editing.open}
        remove={() => records.DELETE('/emission-points/{id}', { params: { path: { id: point.id } } })}
        deleteAbout={say.deletePointAbout}
        deleted={say.pointDeleted}
      >
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
      </PlaceHead>
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
