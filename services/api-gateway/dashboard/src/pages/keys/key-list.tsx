import { Badge, Card, Code, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { ENVIRONMENT_COLOR } from '../../parts/theme.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { type ApiKey, KEYS } from './keys.ts'
import { keysWords } from './words.ts'

export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const say = useWords(keysWords)
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={say.title}>
      {keys.map((key) => (
        <Card key={key.id} component="li" withBorder padding="md">
          <Key apiKey={key} />
        </Card>
      ))}
    </Stack>
  )
}

function Key({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, mode, prefix, lastFour, scopes, madeBy, createdAt, lastUsedAt } = apiKey
  const say = useWords(keysWords)
  const { instant, ago } = useFormats()
  const { account } = useApi()
  const queries = useQueryClient()
  const revoke = async () => {
    await account.DELETE('/account/api-keys/{id}', { params: { path: { id } } })
    await queries.invalidateQueries({ queryKey: KEYS })
    notifications.show({ message: say.revoked, color: 'teal' })
  }
  return (
    <Group justify="space-between">
      <Stack gap={4} flex="1 1 16rem" miw={0}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge variant="light" tt="none" color={ENVIRONMENT_COLOR[mode === 'live' ? 'production' : 'sandbox']}>
            {say.modes[mode]}
          </Badge>
          <Code>
            {prefix}…{lastFour}
          </Code>
        </Group>
        <Text size="sm" c="dimmed">
          {say.created(instant(createdAt))}
          {madeBy !== null && ` ${say.madeBy(madeBy.name, madeBy.lastFour)}`},{' '}
          {lastUsedAt === null ? say.unused : say.used(ago(lastUsedAt))}
        </Text>
        <Text size="sm">
          {say.may} {scopes.map((scope) => say.scopes[scope].name).join(', ')}
        </Text>
      </Stack>
      <ConfirmButton size="xs" action={say.revoke} question={say.revokeQuestion(name)} onConfirm={revoke}>
        {say.revokeAbout}
      </ConfirmButton>
    </Group>
  )
}
