import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { dictionary, useWords } from '../words/language.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useChange } from './use-change.ts'

const words = dictionary({ cancel: 'Cancelar' }, { cancel: 'Cancel' })

interface ConfirmButtonProps extends ButtonProps {
  /** Required if several such buttons are on the page. */
  'aria-label'?: string
  action: string
  question: string
  children: ReactNode
  onConfirm: () => Promise<unknown>
}

export function ConfirmButton({ action, question, children, onConfirm, ...button }: ConfirmButtonProps) {
  const say = useWords(words)
  const [opened, { open, close }] = useDisclosure(false)
  const { mutate, isPending, error, reset } = useChange({ mutationFn: onConfirm, onSuccess: close })
  const begin = () => {
    reset()
    open()
  }
  return (
    <>
      <Button variant="light" color="red" {...button} onClick={begin}>
        {action}
      </Button>
      <Modal opened={opened} onClose={close} title={question} centered>
        <Stack>
          <FailureNotice failure={error} />
          <Text size="sm">{children}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {say.cancel}
            </Button>
            <Button color="red" loading={isPending} onClick={() => mutate()}>
              {action}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
