import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { freeCode, threeDigits } from './numbering.ts'
import { PlaceDialog, type PlaceValues } from './place-dialog.tsx'
import type { EmissionPoint, Establishment } from './places.ts'

interface EmissionPointDialogProps {
  establishment: Establishment
  point?: EmissionPoint
  otherCodes: readonly number[]
  onClose: () => void
}

export function EmissionPointDialog({ establishment, point, otherCodes, onClose }: EmissionPointDialogProps) {
  const say = useWords(establishmentWords)
  const { records } = useApi()
  const { id: establishmentId, taxpayerId } = establishment
  const save = async ({ code, name }: PlaceValues) => {
    const body = { code, name, taxpayerId }
    if (point === undefined) await records.POST('/emission-points', { body: { ...body, establishmentId } })
    else await records.PUT('/emission-points/{id}', { params: { path: { id: point.id } }, body })
  }
  const isNew = point === undefined
  const establishmentLabel = `${threeDigits(establishment.code)} · ${establishment.name}`
  return (
    <PlaceDialog
      title={isNew ? say.newPoint(establishmentLabel) : say.editPoint}
      values={{ code: point?.code ?? freeCode(otherCodes), name: point?.name ?? '', address: null }}
      otherCodes={otherCodes}
      codeAbout={isNew ? say.pointCodeAbout : say.codeStays}
      nameAbout={say.pointNameAbout}
      save={save}
      done={(code) => (isNew ? say.pointCreated(code) : say.saved)}
      onClose={onClose}
    />
  )
}
