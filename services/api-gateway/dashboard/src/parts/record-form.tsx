import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FailureNotice } from './failure-notice.tsx'

interface RecordFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What saving failed by: what was typed stays. */
  failure: Error | null
  isSaving: boolean
  /** On the button that saves. */
  action: string
  /** Before that button. */
  beside?: ReactNode
  children: ReactNode
}

/** The fields of a record, and the button that saves them. */
export function RecordForm({ onSubmit, failure, isSaving, action, beside, children }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // A dialog gives its focus to what it has when it opens: a form that comes later takes it then.
  useEffect(() => {
    if (form.current?.closest('[role="dialog"]')) {
      form.current.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack>
        <FailureNotice failure={failure} />
        {children}
        <Group justify="flex-end">
          {beside}
          <Button type="submit" loading={isSaving}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
