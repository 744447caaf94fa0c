import { Button, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { memberOf } from '../../../fiscal/order-values.ts'
import { isAmount, type Schema } from '../../../fiscal/posted-order.ts'
import { useLanguage, useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import { useKeys, useOrderForm, useValue } from '../order-form.ts'
import { catalogChoices, suggestedCodes } from './catalog-choices.ts'
import { choiceWords } from './choice-words.ts'
import {
  AmountField,
  ChoiceField,
  DayField,
  SearchedChoiceField,
  SuggestedField,
  TextField,
  UnspacedField,
} from './fields.tsx'
import { memberWords } from './member-words.ts'
import { RemoveEntry } from './remove-entry.tsx'

// Plain fields for every member of the schema of an order.

interface PartProps {
  schema: Schema
  path: string
}

interface GenericMembersProps extends PartProps {
  /** Members that have fields elsewhere. */
  handled?: readonly string[]
}

export function GenericMembers({ schema, path, handled = [] }: GenericMembersProps) {
  const { properties = {}, required = [] } = schema
  const members = Object.entries(properties).filter(([name]) => !handled.includes(name))
  const [parts, fields] = [members.filter(isPart), members.filter((member) => !isPart(member))]
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  return (
    <Stack gap="sm">
      {fields.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
          {fields.map(([name, member]) => (
            <GenericField key={name} schema={member} path={at(name)} isRequired={required.includes(name)} />
          ))}
        </SimpleGrid>
      )}
      {parts.map(([name, member]) => (
        <GenericPart key={name} schema={member} path={at(name)} isRequired={required.includes(name)} />
      ))}
      <Group gap="xs">
        {parts.map(([name, member]) => (
          <AddPart key={name} schema={member} path={at(name)} isRequired={required.includes(name)} />
        ))}
      </Group>
    </Stack>
  )
}

function isPart([, { properties, items }]: [string, Schema]): boolean {
  return properties !== undefined || items !== undefined
}

interface MemberProps extends PartProps {
  isRequired: boolean
}

function GenericField({ schema, path, isRequired }: MemberProps) {
  const say = useWords(issueWords)
  const named = useWords(choiceWords) as Readonly<Record<string, string>>
  const { language } = useLanguage()
  const codes = catalogChoices(path, language)
  const shared = { path, required: isRequired }
  const none = isRequired ? {} : { none: say.unspecified }
  if (codes !== undefined) return <SearchedChoiceField {...shared} {...none} choices={codes} />
  const suggested = suggestedCodes(path, language)
  if (suggested !== undefined) return <SuggestedField {...shared} suggested={suggested} />
  if (schema.enum !== undefined) {
    return (
      <ChoiceField
        {...shared}
        {...none}
        choices={schema.enum.map((value) => ({ value, label: named[value] ?? value }))}
      />
    )
  }
  if (schema.type === 'boolean') {
    const choices = [
      { value: 'true', label: say.yes },
      { value: 'false', label: say.no },
    ]
    return <ChoiceField {...shared} none={say.unspecified} choices={choices} />
  }
  if (isAmount(schema)) return <AmountField {...shared} />
  if (schema.published?.format === 'date') return <DayField {...shared} />
  return UNSPACED.has(memberOf(path)) ? <UnspacedField {...shared} /> : <TextField {...shared} />
}

/** Identifiers, often pasted. */
const UNSPACED = new Set(['identification', 'authorizationNumber', 'accessKey'])

function GenericPart({ schema, path, isRequired }: MemberProps) {
  if (schema.items !== undefined) return <GenericList schema={schema} path={path} isRequired={isRequired} />
  return <GenericObject schema={schema} path={path} isRequired={isRequired} />
}

function GenericObject({ schema, path, isRequired }: MemberProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const name = useMemberName(path)
  const value = useValue(path)
  const isThere = isRequired || value !== undefined
  if (!isThere) return null
  return (
    <Fieldset legend={name}>
      <Stack gap="sm">
        <GenericMembers schema={schema} path={path} />
        {!isRequired && (
          <Group justify="flex-end">
            <Button variant="subtle" color="red" size="xs" onClick={() => form.set(path, undefined)}>
              {say.removePart(name)}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}

function GenericList({ schema, path }: MemberProps) {
  const say = useWords(issueWords)
  const name = useMemberName(path)
  const keys = useKeys(path)
  if (keys.length === 0) return null
  const entry: Schema = schema.items ?? {}
  return (
    <Stack gap="sm">
      {keys.map((key, at) => (
        <Fieldset key={key} legend={say.entry(name, at + 1)}>
          <Stack gap="sm">
            <GenericMembers schema={entry} path={`${path}[${at}]`} />
            <Group justify="flex-end">
              <RemoveEntry path={path} at={at} label={say.removeEntry(name, at + 1)} />
            </Group>
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  )
}

function AddPart({ schema, path, isRequired }: MemberProps) {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const name = useMemberName(path)
  const isThere = useValue(path) !== undefined
  const isList = schema.items !== undefined
  if (!isList && (isRequired || isThere)) return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Plus size={14} aria-hidden />}
      aria-label={say.add(name)}
      onClick={() => (isList ? form.append(path) : form.set(path, { wanted: true }))}
    >
      {name}
    </Button>
  )
}

function useMemberName(path: string): string {
  const members = useWords(memberWords) as Readonly<Record<string, string>>
  const member = memberOf(path)
  return members[member] ?? member
}
