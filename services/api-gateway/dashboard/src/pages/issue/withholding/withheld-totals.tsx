import { type WithheldTax, withheldTaxes } from '@etax/tax-document'
import { Divider, Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { useOrder } from '../order-form.ts'
import { TotalRow } from '../sections/totals-box.tsx'
import { withholdingWords } from './withholding-words.ts'

export function WithheldTotals() {
  const say = useWords(withholdingWords)
  const { money, rate: rateOf } = useFormats()
  const { taxes, total } = useOrder(({ judgement }) => judgement.totals)
  const withheld = taxes.filter(({ rateCode }) => rateCode !== '')
  const nameOf = (code: string) => {
    const tax: WithheldTax | undefined = withheldTaxes.entries.find((one) => one.code === code)?.tax
    return tax === undefined ? '' : say.taxes[tax]
  }
  return (
    <Stack gap={6}>
      {withheld.map(({ code, rateCode, rate, amount }) => (
        <TotalRow
          key={`${code} ${rateCode} ${rate}`}
          name={`${nameOf(code)} ${rateCode} (${rateOf(rate)})`}
          amount={money(amount)}
        />
      ))}
      {withheld.length > 0 && <Divider my={4} />}
      <Group justify="space-between" wrap="nowrap" role="status">
        <Text fw={700}>{say.total}</Text>
        <Text fw={700} size="xl" className="number" data-testid="total">
          {money(total)}
        </Text>
      </Group>
    </Stack>
  )
}
