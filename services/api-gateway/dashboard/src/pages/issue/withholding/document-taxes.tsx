import { Box, Grid, Text } from '@mantine/core'
import type { Schema } from '../../../fiscal/posted-order.ts'
import { documentTaxOf } from '../../../fiscal/withheld-amounts.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { AmountField } from '../fields/fields.tsx'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrder, useText } from '../order-form.ts'
import { EntryList } from '../sections/entry-list.tsx'
import { MoreMembers } from '../sections/more-members.tsx'
import { TaxField } from '../sections/tax-field.tsx'
import { documentAt, entryOf } from './posted-document.ts'
import { withholdingWords } from './withholding-words.ts'

interface DocumentTaxesProps {
  path: string
  schema: Schema
}

export function DocumentTaxes({ path, schema }: DocumentTaxesProps) {
  const say = useWords(withholdingWords)
  const { money } = useFormats()
  const list = `${path}.taxes`
  const subtotal = useOrder(({ judgement }) => documentAt(judgement.body, path).subtotal)
  const total = useOrder(({ judgement }) => documentAt(judgement.body, path).total)
  return (
    <EntryList
      path={list}
      label={say.values}
      add={say.addTax}
      fresh={{ taxType: 'IVA_RATE', rate: '0' }}
      beside={
        subtotal !== undefined &&
        total !== undefined && (
          <Text size="sm" fw={600} role="status">
            {say.comesTo(money(String(subtotal)), money(String(total)))}
          </Text>
        )
      }
    >
      {({ at, count }) => <TaxLine document={path} list={list} at={at} isOnly={count === 1} schema={schema} />}
    </EntryList>
  )
}

interface TaxLineProps {
  document: string
  list: string
  at: number
  isOnly: boolean
  schema: Schema
}

function TaxLine({ document, list, at, isOnly, schema }: TaxLineProps) {
  const say = useWords(withholdingWords)
  const common = useWords(issueWords)
  const { money, amount } = useFormats()
  const path = `${list}[${at}]`
  const isIva = useText(`${path}.taxType`).startsWith('IVA_')
  const tax = useOrder(({ judgement }) =>
    documentTaxOf(entryOf(documentAt(judgement.body, document), 'taxes', at))?.toFixed(2),
  )
  return (
    <Box role="group" aria-label={common.entry(say.value, at + 1)}>
      <Grid gap="xs" align="flex-start">
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <TaxField path={path} rateMember="rate" mayBeExcise dayPath={`${document}.issueDate`} />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <AmountField
            path={`${path}.base`}
            label={say.base}
            ariaLabel={common.lineOf(say.base, at + 1)}
            placeholder={amount('0.00')}
            required
          />
        </Grid.Col>
        <Grid.Col span={{ base: 10, sm: 3 }}>
          <Text size="sm" className="number" pt={{ base: 0, sm: 32 }}>
            {tax === undefined ? '' : `+ ${money(tax)}`}
          </Text>
        </Grid.Col>
        <Grid.Col span={{ base: 2, sm: 1 }} pt={{ base: 0, sm: 26 }}>
          {!isOnly && <RemoveEntry path={list} at={at} label={say.removeTax(at + 1)} />}
        </Grid.Col>
      </Grid>
      {!isIva && <MoreMembers schema={schema} path={path} handled={['taxType', 'base']} label={say.moreOfTax} />}
    </Box>
  )
}
