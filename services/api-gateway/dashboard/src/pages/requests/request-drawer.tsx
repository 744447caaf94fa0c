import { Alert, Anchor, Box, Code, Group, List, Stack, Text } from '@mantine/core'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Copyable } from '../../parts/copy.tsx'
import { DetailsDrawer } from '../../parts/details-drawer.tsx'
import { SentText } from '../../parts/sent-text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type ExplainedCode, explainRequest } from './explain-request.ts'
import { type LoggedBody, type RequestWithBodies, useRequest } from './request-queries.ts'
import { StatusBadge } from './request-table.tsx'
import { requestWords } from './words.ts'

export function RequestDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const say = useWords(requestWords)
  return (
    <DetailsDrawer title={say.details} id={id} onClose={onClose} loading={say.loading} useDetails={useRequest}>
      {(request) => <Details request={request} />}
    </DetailsDrawer>
  )
}

function Details({ request }: { request: RequestWithBodies }) {
  const say = useWords(requestWords)
  const { language } = useLanguage()
  const explained = explainRequest(request, language)
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <StatusBadge status={request.status} />
        <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>{request.method}</b> {request.path}
        </Text>
      </Group>
      {explained.length > 0 && <Remedies explained={explained} />}
      <Facts request={request} />
      <Body title={say.sent} body={request.request} />
      <Body title={say.answer} body={request.answer} />
    </>
  )
}

function Remedies({ explained }: { explained: readonly ExplainedCode[] }) {
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
                {details.map(({ path, place, message }) => (
                  <List.Item key={`${path} ${message}`} style={{ overflowWrap: 'anywhere' }}>
                    {path !== '' && (
                      <>
                        <Code>{path}</Code>
                        {place === path ? ' ' : ` (${place}) `}
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
        <Copyable value={requestId} name={say.requestId} />
      </Fact>
      {query !== null && (
        <Fact name={say.query}>
          <Copyable value={query} name={say.query} />
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
  const reason = leftOut === null ? '' : say.leftOut[leftOut as keyof typeof say.leftOut]
  return (
    <SentText title={title} text={json} whyNot={reason}>
      {truncated && (
        <Text size="xs" c="dimmed" mt={4}>
          {say.truncated}
        </Text>
      )}
    </SentText>
  )
}
