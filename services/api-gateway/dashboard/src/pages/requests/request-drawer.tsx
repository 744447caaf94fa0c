import { Alert, Anchor, Box, Code, Drawer, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Copyable, CopyableBlock } from '../../parts/copy.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type ExplainedCode, explainRequest } from './explain-request.ts'
import { type LoggedBody, type RequestWithBodies, useRequest } from './request-queries.ts'
import { StatusBadge } from './request-table.tsx'
import { requestWords } from './words.ts'

/** One request: what to do about it first, then what was said on both sides. */
export function RequestDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const say = useWords(requestWords)
  return (
    <Drawer opened={id !== undefined} onClose={onClose} position="right" size="lg" title={say.details}>
      {id !== undefined && <Details id={id} />}
    </Drawer>
  )
}

function Details({ id }: { id: string }) {
  const say = useWords(requestWords)
  const { language } = useLanguage()
  const { data, error, refetch } = useRequest(id)
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton h={320} role="status" aria-label={say.loading} />
  const explained = explainRequest(data, language)
  return (
    <Stack gap="lg">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <StatusBadge status={data.status} />
        <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>{data.method}</b> {data.path}
        </Text>
      </Group>
      {explained.length > 0 && <WhatToDo explained={explained} />}
      <Facts request={data} />
      <Body title={say.sent} body={data.request} />
      <Body title={say.answer} body={data.answer} />
    </Stack>
  )
}

function WhatToDo({ explained }: { explained: readonly ExplainedCode[] }) {
  const say = useWords(requestWords)
  return (
    <Alert color="orange" icon={<Lightbulb aria-hidden />} title={say.whatToDo}>
      <Stack gap="md">
        {explained.map(({ code, title, remedy, details }) => (
          <div key={code}>
            <Text size="sm" fw={600}>
              {title}{' '}
              <Anchor
                inherit
                c="inherit"
                underline="always"
                href={`/docs/errors#${code}`}
                aria-label={`${code}: ${say.reference}`}
              >
                {code}
              </Anchor>
            </Text>
            {details.length > 0 && (
              <List size="sm" my={4}>
                {details.map(({ path, where, message }) => (
                  <List.Item key={`${path} ${message}`} style={{ overflowWrap: 'anywhere' }}>
                    {path !== '' && (
                      <>
                        <Code>{path}</Code>
                        {where === path ? ' ' : ` (${where}) `}
                      </>
                    )}
                    {message}
                  </List.Item>
                ))}
              </List>
            )}
            <Text size="sm">{remedy}</Text>
          </div>
        ))}
      </Stack>
    </Alert>
  )
}

function Facts({ request }: { request: RequestWithBodies }) {
  const say = useWords(requestWords)
  const { instant, number } = useFormats()
  const { at, durationMs, requestId, query, apiKey, taxpayerRuc, ip } = request
  return (
    <Box
      component="dl"
      m={0}
      style={{ display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) 1fr', gap: '6px 16px' }}
    >
      <Fact name={say.at}>{instant(at)}</Fact>
      <Fact name={say.duration}>{say.ms(number(durationMs))}</Fact>
      <Fact name={say.requestId}>
        <Copyable value={requestId} what={say.requestId} />
      </Fact>
      {query !== null && (
        <Fact name={say.query}>
          <Copyable value={query} what={say.query} />
        </Fact>
      )}
      <Fact name={say.key}>
        {apiKey.name} (…{apiKey.lastFour})
      </Fact>
      <Fact name={say.taxpayer}>{taxpayerRuc ?? say.none}</Fact>
      <Fact name={say.ip}>{ip}</Fact>
    </Box>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </>
  )
}

function Body({ title, body: { json, truncated, leftOut } }: { title: string; body: LoggedBody }) {
  const say = useWords(requestWords)
  const why = leftOut === null ? '' : say.leftOut[leftOut as keyof typeof say.leftOut]
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {json === null ? (
        <Text size="sm" c="dimmed">
          {why}
        </Text>
      ) : (
        <CopyableBlock value={indented(json)} what={title} />
      )}
      {truncated && (
        <Text size="xs" c="dimmed" mt={4}>
          {say.truncated}
        </Text>
      )}
    </section>
  )
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
