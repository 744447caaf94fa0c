import { Box, Grid } from '@mantine/core'
import type { Schema } from '../../../fiscal/posted-order.ts'
import { useWords } from '../../../words/language.tsx'
import { byEnter } from '../fields/by-enter.ts'
import { AmountField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { RemoveEntry } from '../fields/remove-entry.tsx'
import { issueWords } from '../issue-words.ts'
import { useOrderForm } from '../order-form.ts'
import { type EntryAt, EntryList } from '../sections/entry-list.tsx'
import { MoreMembers } from '../sections/more-members.tsx'
import { ProductField } from '../sections/product-field.tsx'
import { waybillWords } from './waybill-words.ts'

interface CarriedItemsProps {
  list: string
  schema: Schema
}

export function CarriedItems({ list, schema }: CarriedItemsProps) {
  const say = useWords(waybillWords)
  return (
    <EntryList path={list} label={say.items} add={say.addItem} fresh={FRESH} wrong={say.noItems} gap="md">
      {(entry) => <CarriedLine {...entry} list={list} schema={schema} />}
    </EntryList>
  )
}

const FRESH = { quantity: '1' }

function CarriedLine({ list, entry, at, count, schema }: CarriedItemsProps & EntryAt) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const common = useWords(issueWords)
  const { quantity } = useWords(memberWords)
  const path = `${list}[${at}]`
  const goOn = () => {
    if (at === count - 1) form.append(list, FRESH)
  }
  return (
    <Box role="group" aria-label={common.entry(say.item, at + 1)}>
      <Grid gap="xs" align="flex-start">
        <Grid.Col span={{ base: 12, sm: 8 }}>
          <ProductField
            path={path}
            label={say.item}
            ariaLabel={common.lineOf(say.item, at + 1)}
            autoFocus={form.added === entry}
            onEnter={goOn}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 10, sm: 3 }}>
          <AmountField
            path={`${path}.quantity`}
            ariaLabel={common.lineOf(quantity, at + 1)}
            onKeyDown={byEnter(goOn)}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 2, sm: 1 }} pt={26}>
          {count > 1 && <RemoveEntry path={list} at={at} label={say.removeItem(at + 1)} />}
        </Grid.Col>
      </Grid>
      <MoreMembers
        schema={schema}
        path={path}
        handled={['description', 'quantity']}
        usual={['code']}
        label={say.moreOfItem}
        ariaLabel={common.lineOf(say.moreOfItem, at + 1)}
      />
    </Box>
  )
}
