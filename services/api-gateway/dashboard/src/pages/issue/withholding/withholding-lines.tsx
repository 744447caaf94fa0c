import { type WithheldTax, withheldTaxes } from '@etax/tax-document'
import { Box, Grid, Group, Stack, Text } from '@mantine/core'
import type { Schema } from '../../../fiscal/posted-order.ts'
import { percentageOf } from '../../../fiscal/withheld-amounts.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { AmountField, ChoiceField } from '../fields/fields.tsx'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrder, useOrderForm, useText } from '../order-form.ts'
import { EntryList } from '../sections/entry-list.tsx'
import { MoreMembers } from '../sections/more-members.tsx'
import { CodeField } from './code-field.tsx'
import { documentAt, entryOf } from './posted-document.ts'
import { withholdingWords } from './withholding-words.ts'

interface WithholdingLinesProps {
  path: string
  schema: Schema
}

/** A blank base is that of the document, less the other bases of the same tax. */
export function WithholdingLines({ path, schema }: WithholdingLinesProps) {
  const say = useWords(withholdingWords)
  const hasIncome = useOrder(({ judgement }) => {
    const lines = documentAt(judgement.body, path).withholdings
    return Array.isArray(lines) && lines.some(({ taxType }) => taxType === 'INCOME')
  })
  return (
    <EntryList
      path={`${path}.withholdings`}
      label={say.lines}
      add={say.addLine}
      fresh={{ taxType: hasIncome ? 'IVA' : 'INCOME' }}
      gap="lg"
    >
      {({ at, count }) => <Line document={path} at={at} isOnly={count === 1} schema={schema} />}
    </EntryList>
  )
}

const HANDLED = ['taxType', 'code', 'base', 'rate']

interface LineProps {
  document: string
  at: number
  isOnly: boolean
  schema: Schema
}

function Line({ document, at, isOnly, schema }: LineProps) {
  const form = useOrderForm()
  const say = useWords(withholdingWords)
  const common = useWords(issueWords)
  const { money } = useFormats()
  const path = `${document}.withholdings[${at}]`
  const tax = taxOf(useText(`${path}.taxType`))
  const hasBase = useText(`${path}.base`) !== ''
  const base = useOrder(({ judgement }) => postedLine(judgement.body, document, at).base)
  const amount = useOrder(({ judgement }) => {
    const line = postedLine(judgement.body, document, at)
    return percentageOf(line.base, line.rate)
  })
  const named = (name: string) => common.lineOf(name, at + 1)
  const computed = typeof base === 'string' && !hasBase ? money(base) : undefined
  return (
    <Box role="group" aria-label={common.entry(say.line, at + 1)}>
      <Grid gap="xs" align="flex-start">
        <Grid.Col span={{ base: 12, sm: 3 }}>
          <ChoiceField
            path={`${path}.taxType`}
            label={say.tax}
            ariaLabel={named(say.tax)}
            choices={withheldTaxes.entries.map((one) => ({ value: one.tax, label: say.taxes[one.tax] }))}
            onChosen={() => {
              form.set(`${path}.code`, '')
              form.set(`${path}.rate`, '')
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 9 }}>
          <CodeField key={tax} path={path} tax={tax} ariaLabel={named(say.code)} />
        </Grid.Col>
        <Grid.Col span={{ base: 4, sm: 3 }}>
          <AmountField path={`${path}.rate`} label="%" ariaLabel={named(say.rate)} />
        </Grid.Col>
        <Grid.Col span={{ base: 8, sm: 4 }}>
          <AmountField
            path={`${path}.base`}
            label={say.lineBase}
            ariaLabel={named(say.lineBase)}
            {...(computed === undefined ? {} : { placeholder: computed, description: say.computed(computed) })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <Stack gap={0} align="flex-end">
            <Text size="sm" fw={600}>
              {say.amount}
            </Text>
            <Group gap={2} wrap="nowrap" mih={36}>
              <Text className="number" size="sm" fw={600}>
                {amount === undefined ? '—' : money(amount)}
              </Text>
              {!isOnly && <RemoveEntry path={`${document}.withholdings`} at={at} label={say.removeLine(at + 1)} />}
            </Group>
          </Stack>
        </Grid.Col>
      </Grid>
      {tax === 'INCOME' && (
        <MoreMembers
          schema={schema}
          path={path}
          handled={HANDLED}
          label={say.moreOfLine}
          ariaLabel={named(say.moreOfLine)}
        />
      )}
    </Box>
  )
}

function taxOf(typed: string): WithheldTax {
  return withheldTaxes.entries.find(({ tax }) => tax === typed)?.tax ?? 'INCOME'
}

function postedLine(body: Readonly<Record<string, unknown>>, document: string, at: number) {
  return entryOf(documentAt(body, document), 'withholdings', at)
}
