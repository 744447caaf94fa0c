import { Autocomplete, Button, Divider, Fieldset, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { Plus } from 'lucide-react'
import { entriesAt, newEntry, type Values } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { TextField, useField } from '../fields/fields.tsx'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrderForm } from '../order-form.ts'
import { entrySchema, MoreMembers } from '../sections/more-members.tsx'
import { Section } from '../sections/section.tsx'
import { CarriedItems } from './carried-items.tsx'
import { CarriedSale } from './carried-sale.tsx'
import { RecipientSearch } from './recipient-search.tsx'
import { waybillWords } from './waybill-words.ts'

const PATH = 'recipients'

interface RecipientsSectionProps {
  /** Of the whole order. */
  schema: object
  fresh: () => Values
}

/** Who receives the goods, and what of them. */
export function RecipientsSection({ schema, fresh }: RecipientsSectionProps) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const keys = useKeys(PATH)
  return (
    <Section title={say.recipients} about={say.recipientsAbout}>
      <Stack gap="md">
        {keys.map((key, at) => (
          <Recipient key={key} schema={schema} at={at} isOnly={keys.length === 1} />
        ))}
        <Group>
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.set(PATH, [...entriesAt(form.values, PATH), newEntry(fresh())])}
          >
            {say.addRecipient}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}

/** Members of a recipient that have fields of their own. */
const HANDLED = ['identification', 'legalName', 'address', 'reason', 'route', 'supportingDocument', 'items']

function Recipient({ schema, at, isOnly }: { schema: object; at: number; isOnly: boolean }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const common = useWords(issueWords)
  const path = `${PATH}[${at}]`
  return (
    <Fieldset legend={common.entry(say.recipient, at + 1)} p={{ base: 'sm', sm: 'md' }}>
      <Stack gap="sm">
        <RecipientSearch path={path} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField path={`${path}.identification`} label={say.identification} required />
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
        <Divider />
        <Group justify="space-between" align="flex-start">
          <MoreMembers
            schema={entrySchema(schema, PATH)}
            path={path}
            left={HANDLED}
            label={say.moreOfRecipient}
            ariaLabel={`${say.moreOfRecipient}, ${common.entry(say.recipient, at + 1)}`}
          />
          {!isOnly && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => form.remove(PATH, at)}>
              {say.removeRecipient(at + 1)}
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  )
}

/** The usual reasons, or another one. They are printed: in Spanish on either page. */
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
