import { authorityDay, inForce, paymentMethods } from '@etax/tax-document'
import { ActionIcon, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { newEntry, type Values } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords } from '../../../words/language.tsx'
import { methodNames } from '../fields/catalog-choices.ts'
import { AmountField, ChoiceField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrder, useOrderForm, useText } from '../order-form.ts'
import { Section } from './section.tsx'

/** How a new document is paid: all of it by one method. */
export const freshPayments = (): Values[] => [newEntry({ method: '20' })]

/** How a document is paid. One amount left blank is whatever the others leave of the total. */
export function PaymentsSection({ path = 'payments' }: { path?: string }) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const keys = useKeys(path)
  const finding = useOrder((one) => one.findingAt(path))
  return (
    <Section title={say.payments} about={keys.length > 0 ? say.paymentsAbout : undefined}>
      <Stack gap="sm">
        {keys.map((key, at) => (
          <PaymentLine key={key} list={path} at={at} isOnly={keys.length === 1} />
        ))}
        {finding !== undefined && (
          <Text size="sm" c="red" data-path={path}>
            {sayFinding(finding)}
          </Text>
        )}
        <Group>
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.append(path, { method: '20' })}
          >
            {say.addPayment}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}

function PaymentLine({ list, at, isOnly }: { list: string; at: number; isOnly: boolean }) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const members = useWords(memberWords)
  const { language } = useLanguage()
  const { money } = useFormats()
  const path = `${list}[${at}]`
  const hasTerm = useText(`${path}.term`) !== ''
  const isOpen = useText(`${path}.amount`) === ''
  const rest = useOrder(({ judgement }) => {
    const payments = (judgement.body[list] ?? []) as readonly { amount?: string }[]
    return payments[at]?.amount ?? '0'
  })
  const methods = inForce(paymentMethods, authorityDay(Date.now()))
  return (
    <Grid gap="xs" align="flex-start">
      <Grid.Col span={{ base: 12, sm: 5 }}>
        <ChoiceField
          path={`${path}.method`}
          choices={methods.map(({ code, name }) => ({ value: code, label: methodNames[language][code] ?? name }))}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 2 }}>
        <AmountField
          path={`${path}.amount`}
          {...(isOpen ? { placeholder: money(rest), description: say.restOf(money(rest)) } : {})}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 2 }}>
        <AmountField path={`${path}.term`} placeholder="0" />
      </Grid.Col>
      <Grid.Col span={{ base: 9, sm: 2 }}>
        {hasTerm && (
          <ChoiceField
            path={`${path}.timeUnit`}
            none={say.units.DAY}
            choices={[
              { value: 'MONTH', label: say.units.MONTH },
              { value: 'YEAR', label: say.units.YEAR },
            ]}
          />
        )}
      </Grid.Col>
      <Grid.Col span={{ base: 3, sm: 1 }}>
        {!isOnly && (
          <ActionIcon
            mt={26}
            variant="subtle"
            color="red"
            onClick={() => form.remove(list, at)}
            aria-label={say.removeEntry(members.method, at + 1)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </Grid.Col>
    </Grid>
  )
}
