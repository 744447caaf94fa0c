import { supportCodes, supportingDocumentTypes } from '@etax/tax-document'
import { Divider, SimpleGrid, Title } from '@mantine/core'
import type { Values } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords } from '../../../words/language.tsx'
import { choicesOf } from '../fields/catalog-choices.ts'
import { AmountField, DayField, DocumentNumberField, SearchedChoiceField } from '../fields/fields.tsx'
import { useOrder, useText } from '../order-form.ts'
import { EntryFieldset } from '../sections/entry-fieldset.tsx'
import { EntryList } from '../sections/entry-list.tsx'
import { entrySchema } from '../sections/more-members.tsx'
import { Section } from '../sections/section.tsx'
import { DocumentKeyField } from './document-key-field.tsx'
import { DocumentTaxes } from './document-taxes.tsx'
import { documentAt } from './posted-document.ts'
import { WithholdingLines } from './withholding-lines.tsx'
import { withholdingWords } from './withholding-words.ts'

const PATH = 'supportingDocuments'

interface SupportingDocumentsProps {
  schema: object
  fresh: () => Values
}

export function SupportingDocuments({ schema, fresh }: SupportingDocumentsProps) {
  const say = useWords(withholdingWords)
  return (
    <Section title={say.documents} about={say.documentsAbout}>
      <EntryList path={PATH} label={say.documents} add={say.addDocument} whole={fresh} gap="md">
        {({ at, count }) => <SupportingDocument schema={schema} at={at} count={count} />}
      </EntryList>
    </Section>
  )
}

const HANDLED = ['documentType', 'number', 'issueDate', 'authorizationNumber', 'supportCode', 'taxes', 'withholdings']

function SupportingDocument({ schema, at, count }: { schema: object; at: number; count: number }) {
  const say = useWords(withholdingWords)
  const { language } = useLanguage()
  const path = `${PATH}[${at}]`
  return (
    <EntryFieldset
      path={PATH}
      at={at}
      count={count}
      name={say.document}
      remove={say.removeDocument(at + 1)}
      more={{
        schema: entrySchema(schema, PATH),
        handled: HANDLED,
        handledByChildren: ['subtotal', 'total'],
        label: say.moreOfDocument,
        children: <DocumentSums path={path} />,
      }}
    >
      <DocumentKeyField path={path} />
      <SearchedChoiceField
        path={`${path}.documentType`}
        choices={choicesOf(supportingDocumentTypes, language)}
        required
      />
      <SupportField path={path} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <DocumentNumberField path={`${path}.number`} label={say.number} required />
        <DayField path={`${path}.issueDate`} label={say.issueDate} required />
      </SimpleGrid>
      <Divider />
      <Title order={3} size="h5">
        {say.values}
      </Title>
      <DocumentTaxes path={path} schema={entrySchema(schema, 'supportingDocuments.taxes')} />
      <Divider />
      <Title order={3} size="h5">
        {say.lines}
      </Title>
      <WithholdingLines path={path} schema={entrySchema(schema, 'supportingDocuments.withholdings')} />
    </EntryFieldset>
  )
}

/** Computed, unless the user types another amount. */
function DocumentSums({ path }: { path: string }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <DocumentSum path={path} member="subtotal" />
      <DocumentSum path={path} member="total" />
    </SimpleGrid>
  )
}

function DocumentSum({ path, member }: { path: string; member: 'subtotal' | 'total' }) {
  const say = useWords(withholdingWords)
  const { money } = useFormats()
  const isWritten = useText(`${path}.${member}`) !== ''
  const posted = useOrder(({ judgement }) => documentAt(judgement.body, path)[member])
  const computed = typeof posted === 'string' && !isWritten ? money(posted) : undefined
  return (
    <AmountField
      path={`${path}.${member}`}
      {...(computed === undefined ? {} : { placeholder: computed, description: say.computed(computed) })}
    />
  )
}

function SupportField({ path }: { path: string }) {
  const say = useWords(withholdingWords)
  const { language } = useLanguage()
  const documentType = useText(`${path}.documentType`)
  const chosen = useText(`${path}.supportCode`)
  const usual = supportCodes.entries.filter(
    ({ code, documents }) => documentType === '' || documents.includes(documentType) || code === chosen,
  )
  const entries = usual.length > 1 ? usual : supportCodes.entries
  return (
    <SearchedChoiceField
      path={`${path}.supportCode`}
      label={say.supportCode}
      choices={choicesOf({ ...supportCodes, entries }, language)}
      required
    />
  )
}
