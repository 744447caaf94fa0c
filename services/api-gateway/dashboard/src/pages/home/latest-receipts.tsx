import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FillSandbox } from '../../parts/fill-sandbox.tsx'
import { type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { TEST_RUC } from '../../shell/taxpayers.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { hasAmount } from '../receipts/kind-of-receipt.ts'
import { useLatestReceipts } from './overview-facts.ts'
import { homeWords } from './words.ts'

export function LatestReceipts() {
  const { latest: say } = useWords(homeWords)
  const { scope } = useApi()
  const place = `/${scope.environment}/${scope.ruc}`
  const { data, error, refetch } = useLatestReceipts()
  if (data === undefined) {
    return error === null ? <Skeleton h={180} /> : <FailureNotice failure={error} onRetry={() => void refetch()} />
  }
  if (data.length === 0) {
    return (
      <Empty
        icon={<FileText aria-hidden />}
        title={say.empty}
        actions={
          <Group justify="center">
            <FillSandbox />
            <Button component={Link} to={`${place}/issue`}>
              {say.issue}
            </Button>
          </Group>
        }
      >
        {say.emptyAbout} {scope.ruc === TEST_RUC && say.demoAbout}
      </Empty>
    )
  }
  return (
    <Card withBorder component="section" aria-labelledby="latest">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="latest">
          {say.title}
        </Title>
        <Anchor component={Link} to={`${place}/receipts`} size="sm">
          {say.all}
        </Anchor>
      </Group>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} to={`${place}/receipts/${receipt.id}`} />
        ))}
      </Stack>
    </Card>
  )
}

function Row({ receipt, to }: { receipt: Receipt; to: string }) {
  const { latest: say } = useWords(homeWords)
  const { kinds } = useWords(receiptWords)
  const { money, day } = useFormats()
  const { documentType, number, customer, totals, issueDate, status } = receipt
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <Stack gap={0} flex={1} miw={0}>
        <Anchor component={Link} to={to} size="sm" fw={500}>
          {kinds[documentType]} <span className="number">{number}</span>
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          {customer?.legalName ?? say.finalConsumer} · {day(issueDate)}
        </Text>
      </Stack>
      <Stack gap={2} align="flex-end" flex="none">
        {totals !== null && hasAmount(receipt) && (
          <Text size="sm" className="number">
            {money(totals.total)}
          </Text>
        )}
        <StatusBadge status={status} />
      </Stack>
    </Group>
  )
}
