import { Button, Divider, Fieldset, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/language.tsx'
import { focusAfterRemoval } from '../focus-field.ts'
import { issueWords } from '../issue-words.ts'
import { useOrderForm } from '../order-form.ts'
import type { EntryAt } from './entry-list.tsx'
import { MoreMembers, type MoreMembersProps } from './more-members.tsx'

interface EntryFieldsetProps extends Omit<EntryAt, 'entry'> {
  path: string
  name: string
  remove: string
  onRemove?: () => void
  more: Omit<MoreMembersProps, 'path' | 'ariaLabel'>
  children: ReactNode
}

/** An entry as a form of its own. A single entry cannot be removed. */
export function EntryFieldset({ path, at, count, name, remove, onRemove, more, children }: EntryFieldsetProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const legend = say.entry(name, at + 1)
  const removeIt = () => {
    onRemove?.()
    form.remove(path, at)
    focusAfterRemoval(path, at)
  }
  return (
    <Fieldset legend={legend} p={{ base: 'sm', sm: 'md' }}>
      <Stack gap="sm">
        {children}
        <Divider />
        <Group justify="space-between" align="flex-start">
          <MoreMembers {...more} path={`${path}[${at}]`} ariaLabel={`${more.label}, ${legend}`} />
          {count > 1 && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={removeIt} data-remove={path}>
              {remove}
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  )
}
