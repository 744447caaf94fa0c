import { Badge } from '@mantine/core'
import type { Taxpayer } from '../../api/taxpayers.ts'
import { useWords } from '../../words/language.tsx'
import { taxpayerWords } from './words.ts'

export function CertificateBadge({ certificate }: Pick<Taxpayer, 'certificate'>) {
  const say = useWords(taxpayerWords)
  const { status, daysLeft } = certificate ?? { status: 'UNKNOWN', daysLeft: null }
  const label =
    status === 'EXPIRING' ? say.certificateExpiring(say.days(daysLeft ?? 0)) : say.certificateStates[stateOf(status)]
  return (
    <Badge color={COLORS[status] ?? 'gray'} variant="light" tt="none">
      {label}
    </Badge>
  )
}

const COLORS: Readonly<Record<string, string>> = { VALID: 'teal', EXPIRING: 'orange', EXPIRED: 'red' }

function stateOf(status: string): 'MISSING' | 'VALID' | 'EXPIRED' | 'UNKNOWN' {
  return status === 'MISSING' || status === 'VALID' || status === 'EXPIRED' ? status : 'UNKNOWN'
}
