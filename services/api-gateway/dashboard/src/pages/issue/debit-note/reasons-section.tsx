import { Grid, Stack } from '@mantine/core'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { byEnter } from '../fields/by-enter.ts'
import { AmountField, TextField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrderForm } from '../order-form.ts'
import { type EntryAt, EntryList } from '../sections/entry-list.tsx'
import { Section } from '../sections/section.tsx'
import { TaxField } from '../sections/tax-field.tsx'
import { debitNoteWords } from './debit-note-words.ts'

const PATH = 'reasons'

/** The tax is that of the invoice's date. */
export function ReasonsSection() {
  const say = useWords(debitNoteWords)
  return (
    <Section title={say.reasons} about={say.reasonsAbout}>
      <Stack gap="sm">
        <EntryList path={PATH} label={say.reasons} add={say.addReason} wrong={say.noReasons}>
          {(entry) => <ReasonLine {...entry} />}
        </EntryList>
        <Grid>
          <Grid.Col span={{ base: 12, xs: 4 }}>
            <TaxField path="" ariaLabel={say.tax} dayPath="supportingDocument.issueDate" />
          </Grid.Col>
        </Grid>
      </Stack>
    </Section>
  )
}

function ReasonLine({ entry, at, count }: EntryAt) {
  const form = useOrderForm()
  const say = useWords(debitNoteWords)
  const common = useWords(issueWords)
  const { amount } = useWords(memberWords)
  const { amount: written } = useFormats()
  const path = `${PATH}[${at}]`
  const goOn = () => {
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
          placeholder={written('0.00')}
          required
          onKeyDown={byEnter(goOn)}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 2, xs: 1 }}>
        {count > 1 && <RemoveEntry path={PATH} at={at} label={common.removeEntry(say.reason, at + 1)} mt={26} />}
      </Grid.Col>
    </Grid>
  )
}
