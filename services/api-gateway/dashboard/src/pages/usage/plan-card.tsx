import { Badge, Card, Group, List, Progress, Stack, Text, Title } from '@mantine/core'
import type { components } from '../../api/generated/api.ts'
import { shifted } from '../../parts/period.ts'
import { planWords } from '../../parts/plan-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { type Allowance, allowanceOf } from './allowance.ts'
import { words } from './words.ts'

type Usage = components['schemas']['Usage']

const COLORS: Record<Allowance['kind'], string> = {
  unlimited: 'teal',
  within: 'teal',
  nearly: 'orange',
  beyond: 'orange',
  'used-up': 'red',
  nothing: 'red',
}

export function PlanCard({ usage }: { usage: Usage }) {
  const say = useWords(words)
  const plans = useWords(planWords)
  const { number, day } = useFormats()
  const allowance = allowanceOf(usage)
  const { plan, period, quota, used } = usage
  const usedText = quota === null ? say.usedFreely(number(used)) : say.used(number(used), number(quota))
  return (
    <Card withBorder component="section" aria-labelledby="plan">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id="plan">
            {say.plan} {plans[plan] ?? plan}
          </Title>
          <Badge color={COLORS[allowance.kind]} variant="light" tt="none">
            {say.signs[allowance.kind]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {say.period(day(period.from), day(period.to))}
        </Text>
        <Text size="xl" fw={650} className="number">
          {usedText}
        </Text>
        {quota !== null && quota > 0 && (
          <Progress
            value={Math.min(100, (used * 100) / quota)}
            color={COLORS[allowance.kind]}
            size="lg"
            aria-label={usedText}
          />
        )}
        <Text>{sentence(say.state, allowance, number(usage.remaining ?? 0))}</Text>
        {quota !== null && <AtTheLimit usage={usage} />}
      </Stack>
    </Card>
  )
}

function AtTheLimit({ usage: { quota, excessQuota, period, trial } }: { usage: Usage }) {
  const say = useWords(words)
  const { number, day } = useFormats()
  const sentences = [
    ...(excessQuota > 0 ? [say.limits.excess(number(quota ?? 0), number(excessQuota))] : []),
    say.limits.stop,
    ...(trial ? [] : [say.limits.renewal(day(shifted(period.to, 1)))]),
    // After the trial, the state tells so, and the period is a normal month.
    ...(trial && quota !== 0 ? [say.limits.trial(day(period.to))] : []),
    say.limits.back,
    say.limits.mail,
  ]
  return (
    <div>
      <Title order={3} size="h5" mt="sm" mb={4}>
        {say.limit}
      </Title>
      <List size="sm" spacing={4}>
        {sentences.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  )
}

function sentence(say: typeof words.es.state, { kind }: Allowance, left: string): string {
  const text = say[kind]
  return typeof text === 'string' ? text : text(left)
}
