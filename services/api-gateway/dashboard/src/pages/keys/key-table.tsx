import { Badge, Code, Table, VisuallyHidden } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { ENVIRONMENT_COLOR } from '../../theme.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { type ApiKey, KEYS } from './keys.ts'
import { keysWords } from './words.ts'

export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const say = useWords(keysWords)
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say.name}</Table.Th>
            <Table.Th>{say.environment}</Table.Th>
            <Table.Th>{say.key}</Table.Th>
            <Table.Th>{say.created}</Table.Th>
            <Table.Th>{say.used}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{say.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function KeyRow({ apiKey: { id, name, mode, prefix, lastFour, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
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
    <Table.Tr>
      <Table.Td fw={500}>{name}</Table.Td>
      <Table.Td>
        <Badge variant="light" tt="none" color={ENVIRONMENT_COLOR[mode === 'live' ? 'production' : 'sandbox']}>
          {say.modes[mode]}
        </Badge>
      </Table.Td>
      <Table.Td>
        <Code>
          {prefix}…{lastFour}
        </Code>
      </Table.Td>
      <Table.Td>{instant(createdAt)}</Table.Td>
      <Table.Td>{lastUsedAt === null ? say.never : ago(lastUsedAt)}</Table.Td>
      <Table.Td ta="right">
        <ConfirmButton size="xs" action={say.revoke} question={say.revokeQuestion(name)} onConfirm={revoke}>
          {say.revokeAbout}
        </ConfirmButton>
      </Table.Td>
    </Table.Tr>
  )
}
