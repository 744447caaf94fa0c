import { ICE, IVA, ivaRates, nameOf, type TaxTotal, type Totals } from '@etax/tax-document'
import { Divider, Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../../../words/formats.ts'
import type { Formats } from '../../../words/formats-of.ts'
import { useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrder } from '../order-form.ts'

export function TotalsBox() {
  const say = useWords(issueWords)
  const { money, rate } = useFormats()
  const totals = useOrder(({ judgement }) => judgement.totals)
  return (
    <Stack gap={6}>
      {linesOf(totals, rate).map(({ name, amount }) => (
        <TotalRow key={name} name={name} amount={money(amount)} />
      ))}
      {Number(totals.discount) > 0 && <TotalRow name={say.discount} amount={money(totals.discount)} />}
      {totals.taxes.length > 0 && <Divider my={4} />}
      <Group justify="space-between" wrap="nowrap" role="status">
        <Text fw={700}>{say.total}</Text>
        <Text fw={700} size="xl" className="number" data-testid="total">
          {money(totals.total)}
        </Text>
      </Group>
    </Stack>
  )
}

export function TotalRow({ name, amount }: { name: string; amount: string }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{name}</Text>
      <Text size="sm" className="number">
        {amount}
      </Text>
    </Group>
  )
}

function linesOf({ taxes }: Totals, format: Formats['rate']): { name: string; amount: string }[] {
  const bases = taxes
    .filter(({ code }) => code === IVA)
    .map((tax) => ({ name: `Subtotal ${rateName(tax, format)}`, amount: tax.base }))
  const amounts = taxes
    .filter(({ code, amount }) => code !== IVA || Number(amount) > 0)
    .map((tax) => ({ name: taxName(tax, format), amount: tax.amount }))
  return [...bases, ...amounts]
}

function rateName({ rateCode, rate }: TaxTotal, format: Formats['rate']): string {
  const entry = ivaRates.entries.find(({ code }) => code === rateCode)
  return entry?.taxType === 'IVA_RATE' ? format(rate) : nameOf(ivaRates, rateCode)
}

function taxName(tax: TaxTotal, format: Formats['rate']): string {
  if (tax.code === IVA) return `IVA ${format(tax.rate)}`
  return tax.code === ICE ? `ICE ${tax.rateCode}` : 'IRBPNR'
}
