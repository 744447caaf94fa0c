import { Anchor, Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { TEST_RUC } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FillSandbox } from '../../parts/fill-sandbox.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { ReceiptLine } from '../receipts/receipt-line.tsx'
import { useLatestReceipts } from './overview-facts.ts'
import { homeWords } from './words.ts'

export function LatestReceipts() {
  const { latest: say } = useWords(homeWords)
  const { day } = useFormats()
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
          <ReceiptLine
            key={receipt.id}
            receipt={receipt}
            about={`${receipt.customer?.legalName ?? say.finalConsumer} · ${day(receipt.issueDate)}`}
          />
        ))}
      </Stack>
    </Card>
  )
}
