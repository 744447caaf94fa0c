import type { OrderKind } from '@etax/tax-document'
import { ActionIcon, Box, Collapse, Grid, Group, Text } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { newEntry, textAt, type Values } from '../../../fiscal/order-values.ts'
import { discountOf, type Schema } from '../../../fiscal/posted-order.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { byEnter } from '../fields/by-enter.ts'
import { AmountField, type FieldProps } from '../fields/fields.tsx'
import { GenericMembers } from '../fields/generic-editor.tsx'
import { memberWords } from '../fields/member-words.ts'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrder, useOrderForm, useText } from '../order-form.ts'
import { EntryList } from './entry-list.tsx'
import { LineTotal } from './line-total.tsx'
import { ProductField } from './product-field.tsx'
import { Section } from './section.tsx'
import { TaxField } from './tax-field.tsx'

/** Members with fields in the line; the others are behind its "more". */
const IN_THE_LINE = ['code', 'description', 'quantity', 'unitPrice', 'discount', 'taxType', 'tax', 'productId']

export const freshItem = (): Values => ({ quantity: '1', taxType: 'IVA_RATE', tax: '15' })

export const freshItems = (): Values[] => [newEntry({ ...freshItem(), untouched: true })]

/** A grid by keyboard on a wide screen, one card per line on a phone. */
export function ItemsSection({ kind, action }: { kind: OrderKind; action?: ReactNode }) {
  const say = useWords(issueWords)
  const isWide = useMediaQuery(WIDE) ?? true
  return (
    <Section title={say.items} action={action}>
      <EntryList
        path="items"
        label={say.items}
        add={say.addLine}
        fresh={freshItem()}
        gap={isWide ? 'xs' : 'md'}
        size="sm"
        head={isWide && <Headings />}
        beside={
          <Text size="xs" c="dimmed" visibleFrom="md" flex={1}>
            {say.addLineHint}
          </Text>
        }
      >
        {({ entry, at, count }) => (
          <ItemLine entry={entry} at={at} isLast={at === count - 1} isWide={isWide} kind={kind} />
        )}
      </EntryList>
    </Section>
  )
}

/** Room for amounts of six digits, with the totals beside the grid. */
const WIDE = '(min-width: 94em)'

/** On narrower screens the product is above the rest of its line. */
const BELOW_PRODUCT = { quantity: 2, unitPrice: 2.4, discount: 2.1, tax: 2.3, total: 3.2 }

const COLUMNS = { product: 3.6, quantity: 1.4, unitPrice: 1.5, discount: 1.6, tax: 1.7, total: 2.2 }

function Headings() {
  const say = useWords(issueWords)
  const members = useWords(memberWords)
  const names = [say.product, members.quantity, members.unitPrice, members.discount, members.taxType, say.lineTotal]
  return (
    <Grid gap="xs" aria-hidden>
      {Object.values(COLUMNS).map((span, at) => (
        <Grid.Col key={names[at]} span={span}>
          <Text size="xs" fw={600} c="dimmed" ta={at === names.length - 1 ? 'right' : 'left'}>
            {names[at]}
          </Text>
        </Grid.Col>
      ))}
    </Grid>
  )
}

interface ItemLineProps {
  entry: string
  at: number
  isLast: boolean
  isWide: boolean
  kind: OrderKind
}

const ItemLine = memo(function ItemLine({ entry, at, isLast, isWide, kind }: ItemLineProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const members = useWords(memberWords)
  const { amount } = useFormats()
  const zero = amount('0.00')
  const [isOpen, { toggle }] = useDisclosure(false)
  const path = `items[${at}]`
  const named = (name: string) => say.lineOf(name, at + 1)
  const goOn = () => (isLast ? form.append('items', freshItem()) : focusLine(at + 1))
  const span = (name: keyof typeof BELOW_PRODUCT, narrow: number) =>
    isWide ? COLUMNS[name] : { base: narrow, md: BELOW_PRODUCT[name] }
  const shared = { isBare: isWide, onKeyDown: byEnter(goOn) }
  return (
    <Box
      role="group"
      aria-label={say.entry(say.product, at + 1)}
      {...(isWide
        ? {}
        : { p: 'sm', style: { border: '1px solid var(--mantine-color-default-border)', borderRadius: 8 } })}
    >
      <Grid gap="xs" align={isWide ? 'flex-start' : 'flex-end'}>
        <Grid.Col span={isWide ? COLUMNS.product : 12}>
          <ProductField
            path={path}
            label={isWide ? undefined : say.product}
            ariaLabel={named(say.product)}
            autoFocus={form.added === entry}
            onEnter={goOn}
          />
        </Grid.Col>
        <Grid.Col span={span('quantity', 4)}>
          <AmountField {...shared} path={`${path}.quantity`} ariaLabel={named(members.quantity)} />
        </Grid.Col>
        <Grid.Col span={span('unitPrice', 4)}>
          <AmountField {...shared} path={`${path}.unitPrice`} ariaLabel={named(members.unitPrice)} placeholder={zero} />
        </Grid.Col>
        <Grid.Col span={span('discount', 4)}>
          <DiscountField {...shared} path={path} ariaLabel={named(members.discount)} />
        </Grid.Col>
        <Grid.Col span={span('tax', 6)}>
          <TaxField path={path} isBare={isWide} ariaLabel={named(members.taxType)} />
        </Grid.Col>
        <Grid.Col span={span('total', 6)}>
          <Group justify="flex-end" gap={2} wrap="nowrap" pt={isWide ? 0 : 24} mih={36}>
            <LineTotal path={path} />
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={toggle}
              aria-label={say.moreOfLine(at + 1)}
              aria-expanded={isOpen}
            >
              {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            </ActionIcon>
            <RemoveEntry path="items" at={at} label={say.removeLine(at + 1)} />
          </Group>
        </Grid.Col>
      </Grid>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <Box py="sm" pl={isWide ? 'md' : 0}>
            <GenericMembers
              schema={itemSchema(kind)}
              path={path}
              handled={IN_THE_LINE.filter((name) => name !== 'code')}
            />
          </Box>
        )}
      </Collapse>
    </Box>
  )
})

/** A percentage also shows its amount. */
function DiscountField({ path, ...props }: Omit<FieldProps, 'label'>) {
  const say = useWords(issueWords)
  const { amount, money } = useFormats()
  const typed = useText(`${path}.discount`).trim()
  const comesTo = useOrder(({ values }) => {
    const [quantity, unitPrice, discount] = ['quantity', 'unitPrice', 'discount'].map((one) =>
      textAt(values, `${path}.${one}`),
    ) as [string, string, string]
    return discountOf({ quantity, unitPrice, discount })
  })
  const isRead = typed.endsWith('%') && /^\d/.test(comesTo) && comesTo !== typed
  return (
    <AmountField
      {...props}
      path={`${path}.discount`}
      placeholder={amount('0.00')}
      {...(isRead ? { description: say.percentIs(typed, money(comesTo)) } : {})}
    />
  )
}

function itemSchema(kind: OrderKind): Schema {
  return (kind.schema as Schema).properties?.items?.items ?? {}
}

/** Enter moves down the lines, as in a spreadsheet. */
function focusLine(at: number): void {
  document.querySelector<HTMLInputElement>(`[data-path="items[${at}].description"]`)?.focus()
}
