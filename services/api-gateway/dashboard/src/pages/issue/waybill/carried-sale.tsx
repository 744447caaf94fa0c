import { supportingDocumentTypes } from '@etax/tax-document'
import { Button, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { INVOICE_CODE } from '../../../fiscal/values-of-waybill.ts'
import { useLanguage, useWords } from '../../../words/language.tsx'
import { choicesOf } from '../fields/catalog-choices.ts'
import { DayField, DocumentNumberField, SearchedChoiceField, UnspacedField } from '../fields/fields.tsx'
import { useOrderForm, useValue } from '../order-form.ts'
import { waybillWords } from './waybill-words.ts'

export function CarriedSale({ path }: { path: string }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const { language } = useLanguage()
  const isThere = useValue(path) !== undefined
  if (!isThere) {
    return (
      <Group>
        <Button
          variant="light"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => form.set(path, { documentType: INVOICE_CODE })}
        >
          {say.addSale}
        </Button>
      </Group>
    )
  }
  return (
    <Fieldset legend={say.sale}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <SearchedChoiceField
            path={`${path}.documentType`}
            choices={choicesOf(supportingDocumentTypes, language)}
            required
          />
          <DocumentNumberField path={`${path}.number`} label={say.saleNumber} required />
          <DayField path={`${path}.issueDate`} label={say.saleDate} required />
          <UnspacedField path={`${path}.authorizationNumber`} label={say.saleKey} inputMode="numeric" />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => form.set(path, undefined)}>
            {say.removeSale}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
