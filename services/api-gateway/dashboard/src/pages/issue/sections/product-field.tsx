import { Text } from '@mantine/core'
import { dataOf } from '../../../api/client.ts'
import type { components } from '../../../api/generated/api.ts'
import { useApi } from '../../../api/use-api.ts'
import { INVOICED } from '../../../fiscal/note-warnings.ts'
import { type Values, valueAt } from '../../../fiscal/order-values.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/language.tsx'
import { RecordSearch } from '../fields/record-search.tsx'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useLabel, useOrder, useOrderForm, useText } from '../order-form.ts'

type ProductRecord = components['schemas']['DeveloperProduct']

interface ProductFieldProps {
  path: string
  label?: string | undefined
  ariaLabel: string
  autoFocus: boolean
  onEnter: () => void
}

export function ProductField({ path, label, ariaLabel, autoFocus, onEnter }: ProductFieldProps) {
  const { records, key } = useApi()
  const form = useOrderForm()
  const { price } = useFormats()
  const say = useWords(issueWords)
  const sayFinding = useSayFinding()
  const at = `${path}.description`
  const description = useText(at)
  useLabel(at, label ?? say.product)
  const finding = useOrder((one) => one.findingAt(at) ?? one.findingAt(`${path}.code`))
  return (
    <RecordSearch
      {...(label === undefined ? {} : { label })}
      aria-label={ariaLabel}
      placeholder={say.findProduct}
      autoFocus={autoFocus}
      value={description}
      error={finding && sayFinding(finding)}
      data-path={at}
      onChange={(text) => form.set(path, renamed(itemAt(form.values, path), text))}
      onBlur={() => form.leave(at)}
      searchKey={[...key, 'products', 'found']}
      search={async (typed, signal) => {
        const query = typed === '' ? {} : { description__like: typed }
        const answer = await dataOf(
          records.GET('/v1/developer/products', { params: { query: { ...query, limit: 20 } }, signal }),
        )
        return answer.data
      }}
      idOf={({ id }) => id}
      show={({ code, description: name, unitPrice }: ProductRecord) => (
        <>
          <Text size="sm">{name}</Text>
          <Text size="xs" opacity={0.8} className="number">
            {code} · {price(unitPrice)}
          </Text>
        </>
      )}
      onPick={(product) =>
        form.set(path, { ...itemAt(form.values, path), ...ofProduct(product), [INVOICED]: undefined })
      }
      onEnter={onEnter}
    />
  )
}

function itemAt(values: Values, path: string): Values {
  const { untouched: _, ...item } = (valueAt(values, path) ?? {}) as Values
  return item
}

/** An item without a code gets its description as code until the user types one. */
function renamed(item: Values, description: string): Values {
  const isOwn = (item.code ?? '') !== '' && item.code !== codeOf(String(item.description ?? ''))
  return { ...item, description, ...(isOwn ? {} : { code: codeOf(description) }) }
}

function codeOf(description: string): string {
  const plain = description.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return plain
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 25)
    .replace(/-$/, '')
}

function ofProduct({ code, description, unitPrice, taxType, tax }: ProductRecord): Values {
  return {
    code,
    description,
    unitPrice: String(unitPrice),
    ...(taxType === null ? {} : { taxType, tax: taxType === 'IVA_RATE' ? String(tax ?? '') : '' }),
  }
}
