import { Button, Card, CloseButton, Group, Progress, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { store, stored } from '../../browser/storage.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useWords } from '../../words/language.tsx'
import { useWorkspaceFacts } from './facts.ts'
import { firstSteps, nextStep, type Step, type StepName } from './first-steps.ts'
import { StepBody } from './step-body.tsx'
import { homeWords } from './words.ts'

/** The list of steps to production. It disappears when all are done and the user has seen that. */
export function FirstSteps() {
  const { steps: say } = useWords(homeWords)
  const { workspace } = useSession()
  const mark = `first-steps-done.${workspace.id}`
  const [isHidden, setHidden] = useState(stored(mark) !== null)
  const { facts, error } = useWorkspaceFacts()
  if (isHidden) return null
  if (facts === undefined) return error === null ? <Skeleton h={220} /> : <FailureNotice failure={error} />
  const steps = firstSteps(facts)
  const next = nextStep(steps)
  const done = steps.filter(({ isDone }) => isDone).length
  const hide = () => {
    store(mark, 'yes')
    setHidden(true)
  }
  return (
    <Card withBorder component="section" aria-labelledby="first-steps">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" id="first-steps">
          {say.title}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" role="status">
            {say.progress(done, steps.length)}
          </Text>
          {next === null && <CloseButton aria-label={say.hide} onClick={hide} />}
        </Group>
      </Group>
      <Progress value={(100 * done) / steps.length} mt="xs" mb="lg" aria-label={say.progress(done, steps.length)} />
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map((step, place) => (
          <StepRow key={step.name} step={step} number={place + 1} isNext={step.name === next} />
        ))}
      </Stack>
      {next === null && (
        <Group mt="lg">
          <Text fw={500}>{say.allDone}</Text>
          <Button size="xs" variant="default" onClick={hide}>
            {say.hide}
          </Button>
        </Group>
      )}
    </Card>
  )
}

interface StepRowProps {
  step: Step
  number: number
  isNext: boolean
}

/** An open step stays open when it is done: a key that is visible only once must not vanish. */
function StepRow({ step: { name, isDone }, number, isNext }: StepRowProps) {
  const { steps: say } = useWords(homeWords)
  const [wasNext, setWasNext] = useState(isNext)
  if (isNext && !wasNext) setWasNext(true)
  const about = say[`${name}About` as const]
  return (
    <Group component="li" align="flex-start" wrap="nowrap" gap="sm">
      <Mark isDone={isDone} isNext={isNext}>
        {number}
      </Mark>
      <Stack gap={4} flex={1} miw={0}>
        <Group gap="xs" wrap="nowrap" align="baseline">
          <Text fw={isNext ? 600 : 500}>{say[name satisfies StepName]}</Text>
          {isDone && (
            <Text size="sm" c="dimmed">
              {say.done}
            </Text>
          )}
        </Group>
        {!isDone && isNext && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        {(isNext || wasNext || !isDone) && <StepBody name={name} isDone={isDone} isNext={isNext} />}
      </Stack>
    </Group>
  )
}

function Mark({ isDone, isNext, children }: { isDone: boolean; isNext: boolean; children: ReactNode }) {
  if (isDone) {
    return (
      <ThemeIcon radius="xl" size={28} color="teal">
        <Check size={16} aria-hidden />
      </ThemeIcon>
    )
  }
  return (
    <ThemeIcon radius="xl" size={28} variant={isNext ? 'filled' : 'default'}>
      <Text size="sm" fw={600} component="span">
        {children}
      </Text>
    </ThemeIcon>
  )
}
