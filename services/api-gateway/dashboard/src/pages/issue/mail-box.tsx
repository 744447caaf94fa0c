import { Anchor, Checkbox, Stack } from '@mantine/core'
import { entriesAt, textAt, type Values, valueAt } from '../../fiscal/order-values.ts'
import { useWords } from '../../words/language.tsx'
import { focusField } from './focus-field.ts'
import { issueWords } from './issue-words.ts'
import { useOrder, useOrderForm } from './order-form.ts'

/** Whether to mail the document. Warns if the party has no address. */
export function MailBox() {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const { partyRole, partyPath, schema } = form.kind
  const address = 'email' in schema.properties ? 'email' : `${partyPath}.email`
  const isSent = useOrder(({ values }) => valueAt(values, 'sendEmail') !== false)
  const lacksAddress = useOrder(
    ({ values }) => isSent && hasRecipient(values, address) && textAt(values, address).trim() === '',
  )
  return (
    <Stack gap={4}>
      <Checkbox
        label={say.sendEmailTo[partyRole]}
        checked={isSent}
        onChange={(event) => form.set('sendEmail', event.currentTarget.checked)}
      />
      <div role="status">
        {lacksAddress && (
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => focusField(address)}>
            {say.mailedToNobody}
          </Anchor>
        )}
      </div>
    </Stack>
  )
}

function hasRecipient(values: Values, address: string): boolean {
  if (address !== 'email') return textAt(values, address.replace('email', 'identificationType')) !== ''
  return entriesAt(values, 'recipients').some((one) => textAt(one, 'identification') + textAt(one, 'legalName') !== '')
}
