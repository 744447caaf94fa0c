import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { freeCode, threeDigits } from './numbering.ts'
import { PlaceForm, type PlaceValues } from './place-form.tsx'
import { type Establishment, placesKey } from './places.ts'

interface EstablishmentDialogProps {
  taxpayerId: string
  /** The one that is changed; none where one is added. */
  establishment?: Establishment
  otherCodes: readonly number[]
  onClose: () => void
}

/** Adds or changes an establishment. */
export function EstablishmentDialog({ taxpayerId, establishment, otherCodes, onClose }: EstablishmentDialogProps) {
  const say = useWords(establishmentWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const save = async (body: PlaceValues) => {
    if (establishment === undefined) await records.POST('/establishments', { body: { ...body, taxpayerId } })
    else
      await records.PUT('/establishments/{id}', {
        params: { path: { id: establishment.id } },
        body: { ...body, taxpayerId },
      })
    await queries.invalidateQueries({ queryKey: placesKey(key) })
    const message = establishment === undefined ? say.created(threeDigits(body.code)) : say.saved
    notifications.show({ color: 'teal', message })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={establishment === undefined ? say.newEstablishment : say.editEstablishment}
      centered
    >
      <PlaceForm
        values={establishment ?? { code: freeCode(otherCodes), name: '', address: null }}
        otherCodes={otherCodes}
        codeAbout={establishment === undefined ? say.codeAbout : say.codeStays}
        nameAbout={say.nameAbout}
        hasAddress
        save={save}
      />
    </Modal>
  )
}
