import { Autocomplete, Divider, SimpleGrid, Stack, Title } from '@mantine/core'
import type { Values } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { TextField, UnspacedField, useField } from '../fields/fields.tsx'
import { useOrderForm } from '../order-form.ts'
import { EntryFieldset } from '../sections/entry-fieldset.tsx'
import { EntryList } from '../sections/entry-list.tsx'
import { entrySchema } from '../sections/more-members.tsx'
import { Section } from '../sections/section.tsx'
import { CarriedItems } from './carried-items.tsx'
import { CarriedSale } from './carried-sale.tsx'
import { mailTo, RecipientSearch } from './recipient-search.tsx'
import { waybillWords } from './waybill-words.ts'

const PATH = 'recipients'

interface RecipientsSectionProps {
  schema: object
  fresh: () => Values
}

export function RecipientsSection({ schema, fresh }: RecipientsSectionProps) {
  const say = useWords(waybillWords)
  return (
    <Section title={say.recipients} about={say.recipientsAbout}>
      <Stack gap="md">
        <EntryList path={PATH} label={say.recipients} add={say.addRecipient} whole={fresh} gap="md">
          {({ at, count }) => <Recipient schema={schema} at={at} count={count} />}
        </EntryList>
        <TextField path="email" label={say.email} inputMode="email" description={say.emailAbout} />
      </Stack>
    </Section>
  )
}

const HANDLED = ['identification', 'legalName', 'address', 'reason', 'route', 'supportingDocument', 'items']

function Recipient({ schema, at, count }: { schema: object; at: number; count: number }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const path = `${PATH}[${at}]`
  return (
    <EntryFieldset
      path={PATH}
      at={at}
      count={count}
      name={say.recipient}
      remove={say.removeRecipient(at + 1)}
      onRemove={() => mailTo(form, path, '')}
      more={{ schema: entrySchema(schema, PATH), handled: HANDLED, label: say.moreOfRecipient }}
    >
      <RecipientSearch path={path} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <UnspacedField path={`${path}.identification`} label={say.identification} required />
        <TextField path={`${path}.legalName`} required />
        <TextField path={`${path}.address`} label={say.address} required />
        <ReasonField path={`${path}.reason`} />
      </SimpleGrid>
      <TextField path={`${path}.route`} label={say.route} placeholder={say.routeExample} />
      <CarriedSale path={`${path}.supportingDocument`} />
      <Divider />
      <Title order={3} size="h5">
        {say.items}
      </Title>
      <CarriedItems list={`${path}.items`} schema={entrySchema(schema, 'recipients.items')} />
    </EntryFieldset>
  )
}

/** Reasons are printed, so they are in Spanish in both languages. */
function ReasonField({ path }: { path: string }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const field = useField({ path, label: say.reason, required: true })
  return (
    <Autocomplete
      {...field}
      data={[...say.reasons]}
      filter={({ options }) => options}
      onChange={(text) => form.set(path, text)}
    />
  )
}
