import { Button, Group, Select, Skeleton, Table, Text, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { History, SearchX } from 'lucide-react'
import { DetailsLink } from '../../parts/details-link.tsx'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DELIVERY_STATES, type DeliverySearch, deliverySearchOf } from './delivery-search.ts'
import { ResendMissed } from './resend-missed.tsx'
import { DeliveryBadge } from './state-badges.tsx'
import { type Delivery, useDeliveries, type Webhook } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

export function DeliveryHistory({ webhook }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const navigate = useNavigate()
  const search = deliverySearchOf(useSearch({ strict: false }))
  const change = (changed: DeliverySearch) =>
    void navigate({ to: '.', search: changed, replace: true, resetScroll: false })
  const { delivery, ...filters } = search
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="sm">
        <div>
          <Title order={2} size="h4">
            {say.history}
          </Title>
          <Text size="sm" c="dimmed">
            {say.historyAbout}
          </Text>
        </div>
        <Group gap="xs" align="flex-end">
          <Select
            label={say.state}
            placeholder={say.anyState}
            w={150}
            data={DELIVERY_STATES.map((state) => ({ value: state as string, label: say.deliveryStates[state] }))}
            value={search.status ?? null}
            onChange={(status) => change(deliverySearchOf({ status }))}
            clearable
          />
          {webhook.status === 'active' && <ResendMissed webhook={webhook} />}
        </Group>
      </Group>
      <Deliveries webhook={webhook} search={search} />
      <DeliveryDrawer webhook={webhook} id={delivery} onClose={() => change(filters)} />
    </section>
  )
}

function Deliveries({ webhook: { id }, search }: { webhook: Webhook; search: DeliverySearch }) {
  const say = useWords(webhookWords)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(id, search.status)
  if (data === undefined && error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton h={160} role="status" aria-label={say.loading} />
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0)
    return search.status === undefined ? (
      <Empty icon={<History size={40} aria-hidden />} title={say.noDeliveries}>
        {say.noDeliveriesAbout}
      </Empty>
    ) : (
      <Empty icon={<SearchX size={40} aria-hidden />} title={say.noneFits}>
        {say.noneFitsAbout}
      </Empty>
    )
  return (
    <>
      <Table verticalSpacing="xs" highlightOnHover aria-label={say.history}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say.state}</Table.Th>
            <Table.Th>{say.event}</Table.Th>
            <Table.Th visibleFrom="sm">{say.answered}</Table.Th>
            <Table.Th visibleFrom="sm" ta="right">
              {say.attempts}
            </Table.Th>
            <Table.Th visibleFrom="sm" ta="right">
              {say.when}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.id} delivery={row} search={search} />
          ))}
        </Table.Tbody>
      </Table>
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.more}
          </Button>
        </Group>
      )}
    </>
  )
}

function Row({ delivery, search }: { delivery: Delivery; search: DeliverySearch }) {
  const say = useWords(webhookWords)
  const { instant } = useFormats()
  const { id, eventType, status, attempts, createdAt } = delivery
  const last = attempts.at(-1)
  const answerStatus = last === undefined ? '' : String(last.statusCode ?? say.noAnswer)
  return (
    <Table.Tr>
      <Table.Td>
        <DeliveryBadge status={status} />
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <DetailsLink search={{ ...search, delivery: id }}>
          <Text span ff="monospace" size="sm">
            {eventType}
          </Text>
        </DetailsLink>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {instant(createdAt)} {answerStatus !== '' && `· ${answerStatus}`}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{answerStatus}</Table.Td>
      <Table.Td visibleFrom="sm" ta="right" className="number">
        {attempts.length}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right" className="number">
        {instant(createdAt)}
      </Table.Td>
    </Table.Tr>
  )
}
