import { Button, Collapse, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Values, valueAt } from '../../../fiscal/order-values.ts'
import type { Schema } from '../../../fiscal/posted-order.ts'
import { GenericMembers } from '../fields/generic-editor.tsx'
import { useOrder } from '../order-form.ts'

export interface MoreMembersProps {
  schema: Schema
  path: string
  handled: readonly string[]
  /** Members with default values: they alone do not open the section. */
  usual?: readonly string[]
  handledByChildren?: readonly string[]
  children?: ReactNode
  label: string
  ariaLabel?: string
}

/** The other members of an entry: open if the user asks, one is in use, or one has a finding. */
export function MoreMembers({
  schema,
  path,
  handled,
  usual = [],
  handledByChildren = [],
  children,
  label,
  ariaLabel,
}: MoreMembersProps) {
  const names = Object.keys(schema.properties ?? {}).filter((name) => !handled.includes(name))
  const isUsed = useOrder(({ values }) =>
    names.some((name) => !usual.includes(name) && isFilled(values, `${path}.${name}`)),
  )
  const isWrong = useOrder((form) =>
    form.findings().some((one) => names.some((name) => one.path.startsWith(`${path}.${name}`))),
  )
  const [isToggled, { toggle }] = useDisclosure(isUsed)
  const isOpen = isToggled || isWrong
  const Icon = isOpen ? ChevronUp : ChevronDown
  return (
    <Stack gap={0} align="flex-start" mt={6}>
      <Button
        variant="subtle"
        size="compact-sm"
        h="auto"
        styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
        rightSection={<Icon size={14} aria-hidden />}
        onClick={toggle}
        aria-expanded={isOpen}
        {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
      >
        {label}
      </Button>
      <Collapse expanded={isOpen} w="100%">
        {isOpen && (
          <Stack py="sm">
            {children}
            <GenericMembers schema={schema} path={path} handled={[...handled, ...handledByChildren]} />
          </Stack>
        )}
      </Collapse>
    </Stack>
  )
}

function isFilled(values: Values, path: string): boolean {
  const value = valueAt(values, path)
  return value !== undefined && value !== ''
}

/** Schema of the entries of a nested list: `supportingDocuments.withholdings`. */
export function entrySchema(schema: unknown, path: string): Schema {
  return path.split('.').reduce((around, member): Schema => around.properties?.[member]?.items ?? {}, schema as Schema)
}
