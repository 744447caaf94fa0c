import { Button, type ButtonProps } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useExplain } from '../api/use-explain.ts'
import { saveFile } from '../browser/save-file.ts'
import { useChange } from './use-change.ts'

interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'disabled'> {
  read: () => Promise<File>
  done?: string
  children: ReactNode
}

export function SaveButton({ read, done, children, ...button }: SaveButtonProps) {
  const explain = useExplain()
  const { mutate, isPending } = useChange({
    mutationFn: read,
    onSuccess: (file) => {
      saveFile(file)
      if (done !== undefined) notifications.show({ color: 'teal', message: done })
    },
    onError: (failure) => notifications.show({ color: 'red', message: explain(failure).title }),
  })
  return (
    <Button
      {...button}
      variant="default"
      leftSection={<Download size={button.size === 'xs' ? 14 : 16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  )
}
