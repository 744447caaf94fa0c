import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../api/use-api.ts'
import { type Receipt, receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { hasAmount } from './kind-of-receipt.ts'
import { ReceiptState } from './receipt-state.tsx'

export function ReceiptLine({ receipt, about }: { receipt: Receipt; about: string }) {
  const { kinds } = useWords(receiptWords)
  const { money } = useFormats()
  const { scope } = useApi()
  const { id, documentType, number, totals, status, voided, authorityStatus } = receipt
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <Stack gap={0} flex={1} miw={0}>
        <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/receipts/${id}`} size="sm" fw={500}>
          {kinds[documentType]} <span className="number">{number}</span>
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          {about}
        </Text>
      </Stack>
      <Stack gap={2} align="flex-end" flex="none">
        {totals !== null && hasAmount(receipt) && (
          <Text size="sm" className="number">
            {money(totals.total)}
          </Text>
        )}
        <ReceiptState status={status} voided={voided !== null} cancelled={authorityStatus?.state === 'CANCELLED'} />
      </Stack>
    </Group>
  )
}
