import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { freeCode } from './numbering.ts'
import { PlaceDialog, type PlaceValues } from './place-dialog.tsx'
import type { Establishment } from './places.ts'

interface EstablishmentDialogProps {
  taxpayerId: string
  establishment?: Establishment
  otherCodes: readonly number[]
  onClose: () => void
}

export function EstablishmentDialog({ taxpayerId, establishment, otherCodes, onClose }: EstablishmentDialogProps) {
  const say = useWords(establishmentWords)
  const { records } = useApi()
  const isNew = establishment === undefined
  const save = async (values: PlaceValues) => {
    const body = { ...values, taxpayerId }
    if (establishment === undefined) await records.POST('/establishments', { body })
    else await records.PUT('/establishments/{id}', { params: { path: { id: establishment.id } }, body })
  }
  return (
    <PlaceDialog
      title={isNew ? say.newEstablishment : say.editEstablishment}
      values={establishment ?? { code: freeCode(otherCodes), name: '', address: null }}
      otherCodes={otherCodes}
      codeAbout={isNew ? say.codeAbout : say.codeStays}
      nameAbout={say.nameAbout}
      hasAddress
      save={save}
      done={(code) => (isNew ? say.created(code) : say.saved)}
      onClose={onClose}
    />
  )
}
