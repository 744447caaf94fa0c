import { Button, Group, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { placesKey } from './places.ts'

const LOOKS = {
  2: { size: 'h4', about: 'sm', width: '16rem', align: 'flex-start', mb: 'md' },
  4: { size: 'sm', about: 'xs', width: '10rem', align: 'center', mb: 0 },
} as const

interface PlaceHeadProps {
  level: keyof typeof LOOKS
  name: string
  about: ReactNode
  onEdit: () => void
  remove: () => Promise<unknown>
  deleteAbout: string
  deleted: string
  children?: ReactNode
}

export function PlaceHead({ level, name, about, onEdit, remove, deleteAbout, deleted, children }: PlaceHeadProps) {
  const say = useWords(establishmentWords)
  const { key } = useApi()
  const queries = useQueryClient()
  const look = LOOKS[level]
  const confirm = async () => {
    await remove()
    await queries.invalidateQueries({ queryKey: placesKey(key) })
    notifications.show({ color: 'teal', message: deleted })
  }
  return (
    <Group justify="space-between" gap="xs" align={look.align} mb={look.mb}>
      <div style={{ flex: `1 1 ${look.width}`, minWidth: 0 }}>
        <Title order={level} size={look.size} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text size={look.about} c="dimmed">
          {about}
        </Text>
      </div>
      <Group gap={4}>
        {children}
        <Button size="xs" variant="default" onClick={onEdit} aria-label={say.editNamed(name)}>
          {say.edit}
        </Button>
        <ConfirmButton
          size="xs"
          variant="subtle"
          action={say.delete}
          aria-label={say.deleteNamed(name)}
          question={say.deleteQuestion(name)}
          onConfirm={confirm}
        >
          {deleteAbout}
        </ConfirmButton>
      </Group>
    </Group>
  )
}
