import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMayActLive } from '../../api/session.ts'
import { TEST_RUC, useTaxpayers } from '../../api/taxpayers.ts'
import { useWords } from '../../words/language.tsx'
import { FirstInvoiceStep } from './first-invoice-step.tsx'
import type { StepName } from './first-steps.ts'
import { TestKeyStep } from './test-key-step.tsx'
import { homeWords } from './words.ts'

interface StepBodyProps {
  name: StepName
  isDone: boolean
  isNext: boolean
}

export function StepBody({ name, isDone, isNext }: StepBodyProps) {
  const { steps: say } = useWords(homeWords)
  const { data: taxpayers = [] } = useTaxpayers('sandbox')
  // Taxpayers exist in both environments; production opens when the address is confirmed.
  const environment = useMayActLive() ? 'production' : 'sandbox'
  const own = taxpayers.find(({ ruc }) => ruc !== TEST_RUC)
  if (name === 'testKey') return <TestKeyStep isDone={isDone} />
  if (name === 'firstInvoice') return <FirstInvoiceStep isDone={isDone} isNext={isNext} />
  if (isDone) return null
  if (name === 'certificate' && own === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {say.certificateNeeds}
      </Text>
    )
  }
  const to = {
    taxpayer: `/${environment}/taxpayers`,
    certificate: `/${environment}/${own?.ruc}/certificate`,
    liveKey: '/production/keys',
    webhook: '/sandbox/webhooks',
  }[name]
  return (
    <Group>
      <Button component={Link} to={to} size="xs" variant={isNext ? 'filled' : 'default'}>
        {say[`${name}Action` as const]}
      </Button>
    </Group>
  )
}
