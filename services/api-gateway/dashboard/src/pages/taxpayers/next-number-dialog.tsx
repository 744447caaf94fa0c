import { factsOfKind } from '@etax/tax-document/kind-facts'
import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { receiptWords } from '../../parts/receipt-words.ts'
import { RecordForm } from '../../parts/record-form.tsx'
import { UnspacedInput } from '../../parts/unspaced-input.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { type NumberedKind, printedNumber, readNumber, type SeriesCodes, threeDigits } from './numbering.ts'
import { seriesKey } from './places.ts'

interface NextNumberDialogProps {
  kind: NumberedKind
  codes: SeriesCodes
  next: number
  onClose: () => void
}

export function NextNumberDialog({ kind, codes, next, onClose }: NextNumberDialogProps) {
  const say = useWords(establishmentWords)
  const { kinds } = useWords(receiptWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const [typed, type] = useState(String(next))
  const number = readNumber(typed)
  const series = { establishment: threeDigits(codes.establishment), emissionPoint: threeDigits(codes.emissionPoint) }
  const saving = useChange({
    mutationFn: async (set: number) => {
      await records.PATCH(`/v1/developer${factsOfKind(kind).path}/sequential` as const, {
        body: { ...series, next: set },
      })
      await queries.invalidateQueries({ queryKey: seriesKey(key) })
    },
    onSuccess: (_, set) => {
      notifications.show({ color: 'teal', message: say.setDone(kinds[kind], printedNumber(codes, set)) })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number !== null) saving.mutate(number)
  }
  return (
    <FormDialog onClose={onClose} title={say.setTitle(kinds[kind])}>
      <RecordForm onSubmit={submit} failure={saving.error} isSaving={saving.isPending} action={say.setSave}>
        <Text size="sm">{say.setAbout(`${series.establishment}-${series.emissionPoint}`)}</Text>
        <UnspacedInput
          label={say.next}
          inputMode="numeric"
          data-autofocus
          value={typed}
          onChange={type}
          error={number === null ? say.setWrong : null}
        />
        <Text size="sm" role="status">
          {number === null ? '' : say.setPreview(printedNumber(codes, number))}
        </Text>
        <Text size="sm" c="dimmed">
          {say.setFixesRuc}
        </Text>
      </RecordForm>
    </FormDialog>
  )
}
