import { Button, Card, Code, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { keysWords } from './words.ts'

const WORKSPACE = ['workspace'] as const

/** The version of requests that name none; the owner upgrades it, and may return for three days. */
export function ApiVersion() {
  const say = useWords(keysWords).version
  const { instant } = useFormats()
  const { account } = useApi()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: WORKSPACE,
    queryFn: async ({ signal }) => (await dataOf(account.GET('/account/workspace', { signal }))).data.apiVersion,
  })
  const choose = useChange({
    mutationFn: (version: string) => dataOf(account.PUT('/account/workspace/api-version', { body: { version } })),
    onSuccess: async (_, version) => {
      notifications.show({ message: say.changed(version), color: 'teal' })
      await queries.invalidateQueries({ queryKey: WORKSPACE })
    },
  })
  if (data === undefined) return null
  const { version, versions, previous } = data
  const newest = versions.at(-1) ?? version
  return (
    <Card withBorder padding="md" mt="lg">
      <FailureNotice failure={choose.error} />
      <Group justify="space-between">
        <Stack gap={4} flex="1 1 16rem" miw={0}>
          <Group gap="xs">
            <Text fw={600}>{say.title}</Text>
            <Code>{version}</Code>
          </Group>
          <Text size="sm" c="dimmed">
            {newest === version ? say.isNewest : say.about(newest)}
          </Text>
          {previous !== null && <Text size="sm">{say.mayReturn(previous.version, instant(previous.until))}</Text>}
        </Stack>
        {newest !== version && (
          <Button size="xs" loading={choose.isPending} onClick={() => choose.mutate(newest)}>
            {say.upgrade(newest)}
          </Button>
        )}
        {previous !== null && (
          <Button
            size="xs"
            variant="default"
            loading={choose.isPending}
            onClick={() => choose.mutate(previous.version)}
          >
            {say.back(previous.version)}
          </Button>
        )}
      </Group>
    </Card>
  )
}
