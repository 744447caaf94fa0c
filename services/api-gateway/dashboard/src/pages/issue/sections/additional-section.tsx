import { ActionIcon, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useWords } from '../../../words/language.tsx'
import { TextField } from '../fields/fields.tsx'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrder, useOrderForm } from '../order-form.ts'
import { Section } from './section.tsx'

const PATH = 'additionalInfo'

/** What the issuer adds to the document: names and values. */
export function AdditionalSection() {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const keys = useKeys(PATH)
  const finding = useOrder((one) => one.findingAt(PATH))
  return (
    <Section title={say.additional} about={say.additionalAbout}>
      <Stack gap="sm">
        {keys.map((key, at) => (
          <Grid key={key} gap="xs" align="flex-start">
            <Grid.Col span={{ base: 12, xs: 4 }}>
              <TextField path={`${PATH}[${at}].name`} autoFocus={form.added === key} />
            </Grid.Col>
            <Grid.Col span={{ base: 10, xs: 7 }}>
              <TextField path={`${PATH}[${at}].value`} />
            </Grid.Col>
            <Grid.Col span={{ base: 2, xs: 1 }}>
              <ActionIcon
                mt={26}
                variant="subtle"
                color="red"
                onClick={() => form.remove(PATH, at)}
                aria-label={say.removeEntry(say.additional, at + 1)}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Grid.Col>
          </Grid>
        ))}
        {finding !== undefined && (
          <Text size="sm" c="red" data-path={PATH}>
            {sayFinding(finding)}
          </Text>
        )}
        <Group>
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.append(PATH)}
          >
            {say.addField}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
