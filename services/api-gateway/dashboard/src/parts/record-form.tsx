import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FailureNotice } from './failure-notice.tsx'

interface RecordFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  failure: Error | null
  isSaving: boolean
  action: string
  beside?: ReactNode
  children: ReactNode
}

export function RecordForm({ onSubmit, failure, isSaving, action, beside, children }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // A dialog focuses its content on open; a form that mounts later takes the focus itself.
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
