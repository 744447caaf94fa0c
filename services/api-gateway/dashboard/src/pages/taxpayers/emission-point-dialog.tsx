import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { freeCode, threeDigits } from './numbering.ts'
import { PlaceForm, type PlaceValues } from './place-form.tsx'
import { type EmissionPoint, type Establishment, placesKey } from './places.ts'

interface EmissionPointDialogProps {
  establishment: Establishment
  /** The one that is changed; none where one is added. */
  point?: EmissionPoint
  otherCodes: readonly number[]
  onClose: () => void
}

/** Adds or changes an emission point. */
export function EmissionPointDialog({ establishment, point, otherCodes, onClose }: EmissionPointDialogProps) {
  const say = useWords(establishmentWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const { id: establishmentId, taxpayerId } = establishment
  const save = async ({ code, name }: PlaceValues) => {
    if (point === undefined)
      await records.POST('/emission-points', { body: { code, name, establishmentId, taxpayerId } })
    else
      await records.PUT('/emission-points/{id}', {
        params: { path: { id: point.id } },
        body: { code, name, taxpayerId },
      })
    await queries.invalidateQueries({ queryKey: placesKey(key) })
    const message = point === undefined ? say.pointCreated(threeDigits(code)) : say.saved
    notifications.show({ color: 'teal', message })
    onClose()
  }
  const where = `${threeDigits(establishment.code)} · ${establishment.name}`
  return (
    <Modal opened onClose={onClose} title={point === undefined ? say.newPoint(where) : say.editPoint} centered>
      <PlaceForm
        values={{ code: point?.code ?? freeCode(otherCodes), name: point?.name ?? '', address: null }}
        otherCodes={otherCodes}
        codeAbout={point === undefined ? say.pointCodeAbout : say.codeStays}
        nameAbout={say.pointNameAbout}
        save={save}
      />
    </Modal>
  )
}
