import { authorityDay, inForce, paymentMethods } from '@etax/tax-document'
import { Grid } from '@mantine/core'
import { newEntry, type Values } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords } from '../../../words/language.tsx'
import { nameIn } from '../fields/catalog-choices.ts'
import { AmountField, ChoiceField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrder, useText } from '../order-form.ts'
import { EntryList } from './entry-list.tsx'
import { Section } from './section.tsx'

export const freshPayments = (): Values[] => [newEntry({ method: '20' })]

/** A payment without an amount pays the rest. */
export function PaymentsSection({ path = 'payments' }: { path?: string }) {
  const say = useWords(issueWords)
  const hasSome = useKeys(path).length > 0
  return (
    <Section title={say.payments} about={hasSome ? say.paymentsAbout : undefined}>
      <EntryList path={path} label={say.payments} add={say.addPayment} fresh={{ method: '20' }}>
        {({ at, count }) => <PaymentLine list={path} at={at} isOnly={count === 1} />}
      </EntryList>
    </Section>
  )
}

function PaymentLine({ list, at, isOnly }: { list: string; at: number; isOnly: boolean }) {
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
          choices={methods.map((method) => ({ value: method.code, label: nameIn(language, method) }))}
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
        {!isOnly && <RemoveEntry path={list} at={at} label={say.removeEntry(members.method, at + 1)} mt={26} />}
      </Grid.Col>
    </Grid>
  )
}
