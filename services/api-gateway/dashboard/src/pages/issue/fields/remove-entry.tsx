import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { focusAfterRemoval } from '../focus-field.ts'
import { useOrderForm } from '../order-form.ts'

interface RemoveEntryProps extends Pick<ActionIconProps, 'mt'> {
  path: string
  at: number
  label: string
}

export function RemoveEntry({ path, at, label, ...place }: RemoveEntryProps) {
  const form = useOrderForm()
  const remove = () => {
    form.remove(path, at)
    focusAfterRemoval(path, at)
  }
  return (
    <ActionIcon {...place} variant="subtle" color="red" onClick={remove} aria-label={label} data-remove={path}>
      <Trash2 size={16} aria-hidden />
    </ActionIcon>
  )
}
