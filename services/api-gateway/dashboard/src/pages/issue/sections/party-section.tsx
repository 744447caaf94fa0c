import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { correctedType } from '../../../fiscal/identification-type.ts'
import { textAt, type Values, valueAt } from '../../../fiscal/order-values.ts'
import { UnspacedInput } from '../../../parts/unspaced-input.tsx'
import { useWords } from '../../../words/language.tsx'
import { type CustomerRecord, CustomerSearch } from '../fields/customer-search.tsx'
import { ChoiceField, TextField, useField } from '../fields/fields.tsx'
import { useSayFinding } from '../finding-words.ts'
import { focusNext } from '../focus-field.ts'
import { issueWords } from '../issue-words.ts'
import { useLabel, useOrder, useOrderForm } from '../order-form.ts'
import { Section } from './section.tsx'

interface PartySectionProps {
  path: string
  title: string
  /** Only invoices may have a final consumer. */
  mayBeUnnamed?: boolean
}

/** Form-only members of a party: whether it is new, and whether to save it as a customer. */
export const WRITTEN = 'written'
export const KEEP = 'keep'

/** The party: a stored customer, a new one or, if allowed, the final consumer. */
export function PartySection({ path, title, mayBeUnnamed = false }: PartySectionProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const isChosen = useOrder(
    ({ values }) => Boolean(textAt(values, `${path}.identificationType`)) || isWritten(values, path),
  )
  const isOpen = useOrder(({ values }) => isWritten(values, path))
  const change = () => {
    form.set(path, undefined)
    focusNext(`${path}.identificationType`)
  }
  return (
    <Section
      title={title}
      action={
        isChosen && (
          <Button variant="subtle" size="compact-sm" onClick={change}>
            {say.change}
          </Button>
        )
      }
    >
      {!isChosen && <PartySearch path={path} title={title} mayBeUnnamed={mayBeUnnamed} />}
      {isChosen && !isOpen && <ChosenParty path={path} />}
      {isChosen && isOpen && <WrittenParty path={path} mayBeUnnamed={mayBeUnnamed} />}
    </Section>
  )
}

function isWritten(values: Values, path: string): boolean {
  return valueAt(values, `${path}.${WRITTEN}`) === true
}

function PartySearch({ path, title, mayBeUnnamed = false }: PartySectionProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const [text, setText] = useState('')
  useLabel(`${path}.identificationType`, title)
  const finding = useOrder((one) => one.findingAt(`${path}.identificationType`))
  const writeAnew = () => form.set(path, { ...partyOf(text), [WRITTEN]: true, [KEEP]: true })
  const chooseNobody = () => {
    form.set(path, { identificationType: 'FINAL_CONSUMER' })
    focusNext(`${path}.email`)
  }
  return (
    <Group gap="xs" align="flex-start">
      <CustomerSearch
        flex="1 1 16rem"
        label={say.findParty}
        aria-label={`${title}: ${say.findParty}`}
        value={text}
        onChange={setText}
        error={finding && sayFinding(finding)}
        data-path={`${path}.identificationType`}
        onPick={(record) => {
          form.set(path, ofRecord(record))
          focusNext(`${path}.email`)
        }}
        noMatch={say.noParty}
        onEnter={writeAnew}
      />
      <Group gap="xs" pt={{ base: 0, sm: 25 }}>
        <Button variant="light" onClick={writeAnew}>
          {say.newParty}
        </Button>
        {mayBeUnnamed && (
          <Button variant="light" onClick={chooseNobody}>
            {say.finalConsumer}
          </Button>
        )}
      </Group>
    </Group>
  )
}

export function ofRecord({
  identificationType,
  identification,
  legalName,
  email,
  phone,
  address,
}: CustomerRecord): Values {
  if (identificationType === 'FINAL_CONSUMER') return { identificationType }
  return {
    identificationType: identificationType ?? 'FOREIGN_ID',
    identification,
    legalName,
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
  }
}

function partyOf(text: string): Values {
  const digits = text.replace(/\D/g, '')
  if (digits.length === 13) return { identificationType: 'RUC', identification: digits }
  if (digits.length === 10) return { identificationType: 'NATIONAL_ID', identification: digits }
  return { identificationType: 'NATIONAL_ID', legalName: text.trim() }
}

function ChosenParty({ path }: { path: string }) {
  const say = useWords(issueWords)
  const type = useOrder(({ values }) => textAt(values, `${path}.identificationType`))
  const name = useOrder(({ values }) => textAt(values, `${path}.legalName`))
  const identification = useOrder(({ values }) => textAt(values, `${path}.identification`))
  if (type === 'FINAL_CONSUMER') {
    return (
      <Stack gap="xs">
        <Text fw={600}>{say.finalConsumer}</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField path={`${path}.email`} description={say.severalEmails} />
        </SimpleGrid>
      </Stack>
    )
  }
  return (
    <Stack gap="xs">
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" className="number">
          {say.identificationTypes[type as keyof typeof say.identificationTypes] ?? type} {identification}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField path={`${path}.email`} inputMode="email" description={say.severalEmails} />
        <TextField path={`${path}.phone`} inputMode="tel" />
        <TextField path={`${path}.address`} />
      </SimpleGrid>
    </Stack>
  )
}

/** The type follows the number. */
function IdentificationField({ path }: { path: string }) {
  const form = useOrderForm()
  const [typeAt, numberAt] = [`${path}.identificationType`, `${path}.identification`]
  const field = useField({ path: numberAt, required: true })
  const follow = (typing: 'typing' | 'left') => {
    const chosen = textAt(form.values, typeAt)
    const corrected = correctedType(chosen, textAt(form.values, numberAt), typing)
    if (corrected !== chosen) form.set(typeAt, corrected)
  }
  return (
    <UnspacedInput
      {...field}
      autoFocus
      onChange={(text) => {
        form.set(numberAt, text)
        follow('typing')
      }}
      onBlur={() => {
        follow('left')
        field.onBlur()
      }}
    />
  )
}

function WrittenParty({ path, mayBeUnnamed = false }: Omit<PartySectionProps, 'title'>) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const keeps = useOrder(({ values }) => valueAt(values, `${path}.${KEEP}`) === true)
  const choices = Object.entries(say.identificationTypes)
    .filter(([value]) => mayBeUnnamed || value !== 'FINAL_CONSUMER')
    .map(([value, label]) => ({ value, label }))
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <ChoiceField path={`${path}.identificationType`} choices={choices} required />
        <IdentificationField path={path} />
        <TextField path={`${path}.legalName`} required />
        <TextField path={`${path}.email`} inputMode="email" description={say.severalEmails} />
        <TextField path={`${path}.phone`} inputMode="tel" />
        <TextField path={`${path}.address`} />
      </SimpleGrid>
      <Checkbox
        label={say.keepParty}
        checked={keeps}
        onChange={(event) => form.set(`${path}.${KEEP}`, event.currentTarget.checked)}
      />
    </Stack>
  )
}
