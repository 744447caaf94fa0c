import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DeleteRecord } from '../../parts/delete-record.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useWords } from '../../words/language.tsx'
import type { EntryValues, ListEntry, ListTexts } from './list-entry.ts'
import { ListEntryDialog } from './list-entry-dialog.tsx'
import { listWords } from './list-words.ts'

interface SmallListProps {
  texts: ListTexts
  entries: readonly ListEntry[] | undefined
  error: Error | null
  onRetry: () => unknown
  save: (values: EntryValues, id?: string) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

export function SmallList({ texts, entries, error, onRetry, save, remove }: SmallListProps) {
  const say = useWords(listWords)
  const [opened, open] = useState<ListEntry | 'new' | null>(null)
  const deleteEntry = async (id: string) => {
    await remove(id)
    notifications.show({ color: 'teal', message: say.deleted })
  }
  return (
    <Card withBorder padding="lg" component="section">
      <Group justify="space-between" align="flex-start" mb="sm">
        <div style={{ flex: '1 1 16rem' }}>
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.about}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          aria-label={texts.add}
          onClick={() => open('new')}
        >
          {say.add}
        </Button>
      </Group>
      <FailureNotice failure={error} onRetry={onRetry} />
      {entries === undefined && error === null && <Skeleton height={60} role="status" aria-label={say.loading} />}
      {entries?.length === 0 && <Text size="sm">{say.none}</Text>}
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label={texts.title}>
        {entries?.map((entry) => (
          <Group key={entry.id} component="li" justify="space-between" gap="xs">
            <div style={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
              <Group gap="xs">
                <Text fw={550}>{entry.name}</Text>
                {entry.isChosen && texts.chosen !== undefined && (
                  <Badge variant="light" tt="none">
                    {texts.chosen.badge}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {entry.about}
              </Text>
            </div>
            <Group gap={6}>
              <Button size="xs" variant="default" aria-label={say.editOf(entry.name)} onClick={() => open(entry)}>
                {say.edit}
              </Button>
              <DeleteRecord
                variant="subtle"
                size="xs"
                label={say.deleteOf(entry.name)}
                question={say.deleteQuestion(entry.name)}
                about={texts.deleteAbout}
                onDelete={() => deleteEntry(entry.id)}
              />
            </Group>
          </Group>
        ))}
      </Stack>
      {opened !== null && (
        <ListEntryDialog
          texts={texts}
          entry={opened === 'new' ? null : opened}
          save={save}
          onClose={() => open(null)}
        />
      )}
    </Card>
  )
}
