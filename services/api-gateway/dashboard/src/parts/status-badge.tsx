import { Badge } from '@mantine/core'
import { useWords } from '../words/language.tsx'
import { type ReceiptStatus, receiptWords, STATUS_COLORS } from './receipt-words.ts'

export function StatusBadge({ status }: { status: ReceiptStatus }) {
  const say = useWords(receiptWords)
  return (
    <Badge color={STATUS_COLORS[status]} variant="light" tt="none">
      {say.states[status]}
    </Badge>
  )
}
