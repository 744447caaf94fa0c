import { Button, type ButtonProps, Group, Stack, type StackProps, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { entriesAt, newEntry, type Values } from '../../../fiscal/order-values.ts'
import { useSayFinding } from '../finding-words.ts'
import { useKeys, useLabel, useOrder, useOrderForm } from '../order-form.ts'

export interface EntryAt {
  entry: string
  at: number
  count: number
}

interface EntryListProps extends Pick<StackProps, 'gap'>, Pick<ButtonProps, 'size'> {
  path: string
  /** Heading, and name in findings. */
  label: string
  add: string
  fresh?: Values
  /** The same for entries that contain lists. */
  whole?: () => Values
  /** Text for a finding about the whole list. */
  wrong?: string
  head?: ReactNode
  beside?: ReactNode
  children: (entry: EntryAt) => ReactNode
}

export function EntryList({
  path,
  label,
  add,
  fresh,
  whole,
  wrong,
  head,
  beside,
  children,
  gap,
  size = 'xs',
}: EntryListProps) {
  const form = useOrderForm()
  const sayFinding = useSayFinding()
  const keys = useKeys(path)
  useLabel(path, label)
  const append = () =>
    whole === undefined
      ? form.append(path, fresh)
      : form.set(path, [...entriesAt(form.values, path), newEntry(whole())])
  const finding = useOrder((one) => one.findingAt(path))
  return (
    <Stack gap={gap ?? 'sm'}>
      {keys.length > 0 && head}
      {keys.map((entry, at) => (
        <Fragment key={entry}>{children({ entry, at, count: keys.length })}</Fragment>
      ))}
      {finding !== undefined && (
        <Text size="sm" c="red" data-path={path}>
          {wrong ?? sayFinding(finding)}
        </Text>
      )}
      <Group justify="space-between" gap="xs">
        <Button
          variant="light"
          size={size}
          leftSection={<Plus size={size === 'xs' ? 14 : 16} aria-hidden />}
          onClick={append}
          data-add={path}
        >
          {add}
        </Button>
        {beside}
      </Group>
    </Stack>
  )
}
