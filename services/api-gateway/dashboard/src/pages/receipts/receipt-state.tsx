import { Badge } from '@mantine/core'
import { type ReceiptStatus, receiptWords } from '../../parts/receipt-words.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useWords } from '../../words/language.tsx'

interface ReceiptStateProps {
  status: ReceiptStatus
  voided: boolean
  cancelled: boolean
}

/** Voided or cancelled matters more than the state before. */
export function ReceiptState({ status, voided, cancelled }: ReceiptStateProps) {
  const say = useWords(receiptWords)
  if (!voided && !cancelled) return <StatusBadge status={status} />
  return (
    <Badge color="gray" variant="outline" tt="none" td="line-through">
      {cancelled ? say.cancelled : say.voided}
    </Badge>
  )
}
