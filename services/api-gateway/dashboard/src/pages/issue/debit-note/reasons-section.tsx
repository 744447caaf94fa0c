import { ActionIcon, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../words/language.tsx'
import { AmountField, TextField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrder, useOrderForm } from '../order-form.ts'
import { Section } from '../sections/section.tsx'
import { TaxField } from '../sections/tax-field.tsx'
import { debitNoteWords } from './debit-note-words.ts'

const PATH = 'reasons'

/** What is added to the invoice, why, and its tax: that of the day of the invoice. */
export function ReasonsSection() {
  const form = useOrderForm()
  const say = useWords(debitNoteWords)
  const keys = useKeys(PATH)
  const finding = useOrder((one) => one.findingAt(PATH))
  return (
    <Section title={say.reasons} about={say.reasonsAbout}>
      <Stack gap="sm">
        {keys.map((key, at) => (
          <ReasonLine key={key} entry={key} at={at} count={keys.length} />
        ))}
        {finding !== undefined && (
          <Text size="sm" c="red" data-path={PATH}>
            {say.noReasons}
          </Text>
        )}
        <Group>
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.append(PATH)}
          >
            {say.addReason}
          </Button>
        </Group>
        <Grid>
          <Grid.Col span={{ base: 12, xs: 4 }}>
            <TaxField path="" ariaLabel={say.tax} dayPath="supportingDocument.issueDate" />
          </Grid.Col>
        </Grid>
      </Stack>
    </Section>
  )
}

function ReasonLine({ entry, at, count }: { entry: string; at: number; count: number }) {
  const form = useOrderForm()
  const say = useWords(debitNoteWords)
  const common = useWords(issueWords)
  const { amount } = useWords(memberWords)
  const path = `${PATH}[${at}]`
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (at === count - 1) form.append(PATH)
  }
  return (
    <Grid gap="xs" align="flex-start" role="group" aria-label={common.entry(say.reason, at + 1)}>
      <Grid.Col span={{ base: 12, xs: 7 }}>
        <TextField
          path={`${path}.reason`}
          label={say.reason}
          ariaLabel={common.lineOf(say.reason, at + 1)}
          placeholder={say.reasonExample}
          required
          autoFocus={form.added === entry}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 10, xs: 4 }}>
        <AmountField
          path={`${path}.amount`}
          ariaLabel={common.lineOf(amount, at + 1)}
          placeholder="0.00"
          required
          onKeyDown={goOn}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 2, xs: 1 }}>
        {count > 1 && (
          <ActionIcon
            mt={26}
            variant="subtle"
            color="red"
            onClick={() => form.remove(PATH, at)}
            aria-label={common.removeEntry(say.reason, at + 1)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </Grid.Col>
    </Grid>
  )
}
