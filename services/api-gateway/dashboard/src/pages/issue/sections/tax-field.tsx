import { authorityDay, inForce, ivaRates } from '@etax/tax-document'
import { NativeSelect } from '@mantine/core'
import { textAt } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { choiceWords } from '../fields/choice-words.ts'
import { memberWords } from '../fields/member-words.ts'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useOrder, useOrderForm } from '../order-form.ts'

interface TaxFieldProps {
  /** Path of the object with `taxType` and `tax`; empty for the order itself. */
  path: string
  isBare?: boolean
  ariaLabel?: string
  /** Member of the percentage: `tax` in items, `rate` in supporting documents. */
  rateMember?: string
  /** Also offers excise and plastic-bottle tax, as in supporting documents. */
  mayBeExcise?: boolean
  /** Path of the date for the rates in force; today by default. */
  dayPath?: string
}

const OTHERS = ['ICE', 'PLASTIC_BOTTLES'] as const

export function TaxField({
  path,
  isBare = false,
  ariaLabel,
  rateMember = 'tax',
  mayBeExcise = false,
  dayPath = 'issueDate',
}: TaxFieldProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const members = useWords(memberWords)
  const format = useFormats()
  const named = useWords(choiceWords)
  const sayFinding = useSayFinding()
  const [typeAt, rateAt] = ['taxType', rateMember].map((member) => (path === '' ? member : `${path}.${member}`)) as [
    string,
    string,
  ]
  const taxType = useOrder(({ values }) => textAt(values, typeAt))
  const rate = useOrder(({ values }) => textAt(values, rateAt))
  const day = useOrder(({ values }) => textAt(values, dayPath)) || authorityDay(Date.now())
  const finding = useOrder((one) => one.findingAt(typeAt) ?? one.findingAt(rateAt))
  const value = taxType === 'IVA_RATE' ? rate : taxType
  const rates = [...new Set(inForce(ivaRates, day).flatMap((one) => (one.taxType === 'IVA_RATE' ? [one.rate] : [])))]
  const listed = taxType !== 'IVA_RATE' || rates.includes(rate) || rate === '' ? rates : [...rates, rate]
  const choices = [
    ...listed
      .toSorted((one, other) => Number(other) - Number(one))
      .map((one) =>
        rates.includes(one)
          ? { value: one, label: format.rate(one) }
          : { value: one, label: say.notInForce(format.rate(one)), disabled: true },
      ),
    { value: 'IVA_EXEMPT', label: say.ivaExempt },
    { value: 'IVA_NOT_SUBJECT', label: say.ivaNotSubject },
    ...(mayBeExcise ? OTHERS.map((one) => ({ value: one, label: named[one] })) : []),
  ]
  return (
    <NativeSelect
      {...(isBare ? {} : { label: members.taxType })}
      aria-label={ariaLabel ?? members.taxType}
      value={value}
      data={value === '' ? [{ value: '', label: '' }, ...choices] : choices}
      error={finding && sayFinding(finding)}
      data-path={rateAt}
      onBlur={() => form.leave(rateAt)}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        const isOther = !/\d/.test(chosen)
        form.set(typeAt, isOther ? chosen : 'IVA_RATE')
        form.set(rateAt, isOther ? '' : chosen)
      }}
    />
  )
}
