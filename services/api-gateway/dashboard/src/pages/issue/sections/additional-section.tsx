import { Grid } from '@mantine/core'
import { useWords } from '../../../words/language.tsx'
import { TextField } from '../fields/fields.tsx'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrderForm } from '../order-form.ts'
import { EntryList } from './entry-list.tsx'
import { Section } from './section.tsx'

const PATH = 'additionalInfo'

export function AdditionalSection() {
  const form = useOrderForm()
  const say = useWords(issueWords)
  return (
    <Section title={say.additional} about={say.additionalAbout}>
      <EntryList path={PATH} label={say.additional} add={say.addField}>
        {({ entry, at }) => (
          <Grid gap="xs" align="flex-start">
            <Grid.Col span={{ base: 12, xs: 4 }}>
              <TextField path={`${PATH}[${at}].name`} autoFocus={form.added === entry} />
            </Grid.Col>
            <Grid.Col span={{ base: 10, xs: 7 }}>
              <TextField path={`${PATH}[${at}].value`} />
            </Grid.Col>
            <Grid.Col span={{ base: 2, xs: 1 }}>
              <RemoveEntry path={PATH} at={at} label={say.removeEntry(say.additional, at + 1)} mt={26} />
            </Grid.Col>
          </Grid>
        )}
      </EntryList>
    </Section>
  )
}
