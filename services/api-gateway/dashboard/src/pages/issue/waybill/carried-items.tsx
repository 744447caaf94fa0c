import { ActionIcon, Box, Button, Grid, Group, Stack, Text } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import type { Schema } from '../../../fiscal/posted-order.ts'
import { useWords } from '../../../words/language.tsx'
import { AmountField } from '../fields/fields.tsx'
import { memberWords } from '../fields/member-words.ts'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrder, useOrderForm } from '../order-form.ts'
import { MoreMembers } from '../sections/more-members.tsx'
import { ProductField } from '../sections/product-field.tsx'
import { waybillWords } from './waybill-words.ts'

interface CarriedItemsProps {
  /** `recipients[0].items` */
  list: string
  /** Of one item. */
  schema: Schema
}

/** What is carried, and how much of it. */
export function CarriedItems({ list, schema }: CarriedItemsProps) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const keys = useKeys(list)
  const finding = useOrder((one) => one.findingAt(list))
  const add = () => form.append(list, { quantity: '1' })
  return (
    <Stack gap="md">
      {keys.map((key, at) => (
        <CarriedLine
          key={key}
          entry={key}
          path={`${list}[${at}]`}
          at={at}
          onEnter={at === keys.length - 1 ? add : undefined}
          onRemove={keys.length === 1 ? undefined : () => form.remove(list, at)}
          schema={schema}
        />
      ))}
      {finding !== undefined && (
        <Text size="sm" c="red" data-path={list}>
          {say.noItems}
        </Text>
      )}
      <Group>
        <Button variant="light" size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {say.addItem}
        </Button>
      </Group>
    </Stack>
  )
}

interface CarriedLineProps {
  entry: string
  path: string
  at: number
  onEnter: (() => void) | undefined
  onRemove: (() => void) | undefined
  schema: Schema
}

function CarriedLine({ entry, path, at, onEnter, onRemove, schema }: CarriedLineProps) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const common = useWords(issueWords)
  const { quantity } = useWords(memberWords)
  return (
    <Box role="group" aria-label={common.entry(say.item, at + 1)}>
      <Grid gap="xs" align="flex-start">
        <Grid.Col span={{ base: 12, sm: 8 }}>
          <ProductField
            path={path}
            label={say.item}
            ariaLabel={common.lineOf(say.item, at + 1)}
            autoFocus={form.added === entry}
            onEnter={() => onEnter?.()}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 10, sm: 3 }}>
          <AmountField
            path={`${path}.quantity`}
            ariaLabel={common.lineOf(quantity, at + 1)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onEnter?.()
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 2, sm: 1 }} pt={26}>
          {onRemove !== undefined && (
            <ActionIcon variant="subtle" color="red" onClick={onRemove} aria-label={say.removeItem(at + 1)}>
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          )}
        </Grid.Col>
      </Grid>
      <MoreMembers
        schema={schema}
        path={path}
        left={['description', 'quantity']}
        usual={['code']}
        label={say.moreOfItem}
        ariaLabel={common.lineOf(say.moreOfItem, at + 1)}
      />
    </Box>
  )
}
