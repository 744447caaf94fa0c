import { documentCode, parseAccessKey } from '@etax/tax-document'
import { useState } from 'react'
import { textAt } from '../../../fiscal/order-values.ts'
import { UnspacedInput } from '../../../parts/unspaced-input.tsx'
import { useWords } from '../../../words/language.tsx'
import { useField } from '../fields/fields.tsx'
import { useOrderForm } from '../order-form.ts'
import { KEEP, WRITTEN } from '../sections/party-section.tsx'
import { withholdingWords } from './withholding-words.ts'

/** An access key fills in other fields. */
export function DocumentKeyField({ path }: { path: string }) {
  const form = useOrderForm()
  const say = useWords(withholdingWords)
  const [isRead, setRead] = useState(false)
  const at = `${path}.authorizationNumber`
  const { description: hint, ...field } = useField({ path: at, label: say.key })
  const write = (written: string) => {
    form.set(at, written)
    const key = parseAccessKey(written)
    setRead(key !== null)
    if (key === null) return
    form.set(`${path}.documentType`, documentCode(key.documentType))
    form.set(`${path}.number`, key.number)
    form.set(`${path}.issueDate`, key.issueDate)
    const isNobody = textAt(form.values, 'subject.identificationType') === ''
    if (isNobody) {
      form.set('subject', { identificationType: 'RUC', identification: key.ruc, [WRITTEN]: true, [KEEP]: true })
    }
  }
  return (
    <UnspacedInput
      {...field}
      inputMode="numeric"
      description={<span role="status">{isRead ? say.keyRead : (hint ?? say.keyAbout)}</span>}
      onChange={write}
    />
  )
}
