import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { browserName } from './browser-name.ts'
import { accountWords } from './words.ts'

type Session = components['schemas']['ListedSession']

export const SESSIONS = ['sessions'] as const

export function Sessions() {
  const say = useWords(accountWords)
  const { account } = useApi()
  const queries = useQueryClient()
  const listed = useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await dataOf(account.GET('/account/sessions', { signal }))).data,
  })
  const end = (id: string) => account.DELETE('/account/sessions/{id}', { params: { path: { id } } })
  const others = listed.data?.filter(({ current }) => !current) ?? []
  const endOthers = async () => {
    await Promise.all(others.map(({ id }) => end(id)))
    await queries.invalidateQueries({ queryKey: SESSIONS })
    notifications.show({ message: say.othersEnded, color: 'teal' })
  }
  return (
    <Card withBorder component="section" aria-labelledby="sessions">
      <Group justify="space-between" align="flex-start" mb="md">
        <Stack gap={2} flex="1 1 18rem">
          <Title order={2} size="h4" id="sessions">
            {say.sessions}
          </Title>
          <Text size="sm" c="dimmed">
            {say.sessionsAbout}
          </Text>
        </Stack>
        {others.length > 1 && (
          <ConfirmButton size="xs" action={say.endOthers} question={say.endOthersQuestion} onConfirm={endOthers}>
            {say.endOthersAbout}
          </ConfirmButton>
        )}
      </Group>
      {listed.data === undefined && (
        <>
          <FailureNotice failure={listed.error} onRetry={() => void listed.refetch()} />
          {listed.error === null && <Skeleton h={80} />}
        </>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {listed.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </Stack>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<unknown> }) {
  const say = useWords(accountWords)
  const { instant, ago } = useFormats()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: onEnd,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: SESSIONS })
      notifications.show({ message: say.ended, color: 'teal' })
    },
  })
  const { browser, system } = browserName(session.userAgent)
  const name = browser === null ? say.unknownBrowser : system === null ? browser : say.on(browser, system)
  return (
    <li>
      <FailureNotice failure={error} />
      <Group justify="space-between" gap="xs">
        <Stack gap={0} flex="1 1 14rem" miw={0}>
          <Group gap="xs">
            <Text fw={500}>{name}</Text>
            {session.current && (
              <Badge variant="light" tt="none" color="teal">
                {say.current}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {say.lastUse(ago(session.lastUsedAt))}
            {session.ip !== null && `, ${say.from(session.ip)}`}
          </Text>
          <Text size="sm" c="dimmed">
            {say.since(instant(session.createdAt))}, {say.until(instant(session.expiresAt))}
          </Text>
        </Stack>
        {!session.current && (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            onClick={() => mutate()}
            aria-label={say.endThis(name)}
          >
            {say.end}
          </Button>
        )}
      </Group>
    </li>
  )
}
