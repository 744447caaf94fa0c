import { Checkbox, Fieldset, Group, Input, Radio, Stack, Text } from '@mantine/core'
import { eventKinds, otherEvents, outcomes } from '../../api/generated/public-events.ts'
import { receiptWords } from '../../parts/receipt-words.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { webhookWords } from './words.ts'

interface EventChoiceProps {
  all: boolean
  onAll: (all: boolean) => void
  events: readonly string[]
  onEvents: (events: string[]) => void
  error?: string | null | undefined
}

export function EventChoice({ all, onAll, events, onEvents, error }: EventChoiceProps) {
  const say = useWords(webhookWords)
  return (
    <Stack gap="sm">
      <Radio.Group label={say.which} value={all ? 'all' : 'some'} onChange={(value) => onAll(value === 'all')}>
        <Stack gap={6} mt={6}>
          <Radio value="all" label={say.all} />
          <Radio value="some" label={say.some} />
        </Stack>
      </Radio.Group>
      {!all && <Groups events={events} onEvents={onEvents} />}
      {error !== undefined && error !== null && <Input.Error>{error}</Input.Error>}
    </Stack>
  )
}

function Groups({ events, onEvents }: Pick<EventChoiceProps, 'events' | 'onEvents'>) {
  const say = useWords(webhookWords)
  const { kinds } = useWords(receiptWords)
  const { language } = useLanguage()
  const chosen = new Set(events)
  const toggle = (names: readonly string[], isChosen: boolean) => {
    const others = events.filter((event) => !names.includes(event))
    onEvents(isChosen ? [...others, ...names] : others)
  }
  const box = (name: string, label: string) => (
    <Checkbox
      key={name}
      size="sm"
      label={label}
      checked={chosen.has(name)}
      onChange={({ currentTarget }) => toggle([name], currentTarget.checked)}
    />
  )
  return (
    <>
      {outcomes.map(({ name: outcome, title, about }) => {
        const members = eventKinds.map((kind) => ({ kind, name: `${kind.toLowerCase()}.${outcome}` }))
        const names = members.map(({ name }) => name)
        const held = names.filter((one) => chosen.has(one)).length
        return (
          <Fieldset key={outcome} legend={title[language]} py="xs">
            <Text size="xs" c="dimmed" mb="xs">
              {about[language]}
            </Text>
            <Checkbox
              size="sm"
              mb="xs"
              fw={600}
              label={say.everyKind}
              aria-label={`${title[language]}: ${say.everyKind}`}
              checked={held === names.length}
              indeterminate={held > 0 && held < names.length}
              onChange={({ currentTarget }) => toggle(names, currentTarget.checked)}
            />
            <Group gap="sm">{members.map(({ kind, name }) => box(name, kinds[kind]))}</Group>
          </Fieldset>
        )
      })}
      <Fieldset legend={say.otherEvents} py="xs">
        <Stack gap="xs">{otherEvents.map(({ name, about }) => box(name, about[language].replace(/\.$/, '')))}</Stack>
      </Fieldset>
    </>
  )
}
