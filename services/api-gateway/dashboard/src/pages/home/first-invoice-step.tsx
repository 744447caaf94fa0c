import { Button, Group, Loader, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dataOf } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { TEST_RUC } from '../../api/taxpayers.ts'
import { scopedApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { isFinal, type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { FIRST_INVOICE, firstReference } from '../keys/first-invoice.ts'
import { FIRST_RECEIPT, useFirstReceipt } from './facts.ts'
import { homeWords } from './words.ts'

const { records } = scopedApi({ environment: 'sandbox', ruc: TEST_RUC })

/** Issues the first sandbox invoice, or detects one from elsewhere, and follows it until it ends. */
export function FirstInvoiceStep({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  const { steps: say } = useWords(homeWords)
  const queries = useQueryClient()
  const { workspace } = useSession()
  const { data: receipt } = useFirstReceipt()
  const issue = useChange({
    mutationFn: () => {
      const devReference = firstReference(workspace.id, receipt?.id)
      return dataOf(records.POST('/v1/developer/invoices', { body: { ...FIRST_INVOICE, devReference } }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: FIRST_RECEIPT.slice(0, 2) }),
  })
  const isUnderWay = receipt != null && !isFinal(receipt.status) && receipt.status !== 'ERROR'
  return (
    <>
      <FailureNotice failure={issue.error} />
      <Group gap="sm">
        {!isDone && (
          <Button
            size="xs"
            variant={isNext ? 'filled' : 'default'}
            loading={issue.isPending || isUnderWay}
            onClick={() => issue.mutate()}
          >
            {say.firstInvoiceAction}
          </Button>
        )}
        {receipt != null && <Progress receipt={receipt} isUnderWay={isUnderWay} />}
        {receipt === null && isNext && (
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text size="sm" c="dimmed">
              {say.waiting}
            </Text>
          </Group>
        )}
      </Group>
    </>
  )
}

function Progress({ receipt: { id, number, status }, isUnderWay }: { receipt: Receipt; isUnderWay: boolean }) {
  const { steps: say } = useWords(homeWords)
  const { states } = useWords(receiptWords)
  return (
    <Group gap="xs">
      <Group gap="xs" role="status">
        <Text size="sm" className="number">
          {number}
        </Text>
        <StatusBadge status={status} />
        {!isUnderWay && status !== 'COMPLETED' && <Text size="sm">{say.ended(states[status])}</Text>}
      </Group>
      {!isUnderWay && (
        <Button component={Link} to={`/sandbox/${TEST_RUC}/receipts/${id}`} size="compact-sm" variant="subtle">
          {say.seeReceipt}
        </Button>
      )}
    </Group>
  )
}
