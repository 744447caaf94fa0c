import { Decimal } from '@etax/kernel'
import type { Catalog, Entry } from '../src/catalogs/catalog.ts'
import { writeDocument } from '../src/documents/write-document.ts'
import type { Issuer, Order } from '../src/index.ts'
import { type Document, kindOf } from '../src/kinds/kinds.ts'
import { OrderReader } from '../src/parts/order-reader.ts'
import { makeAccessKey } from '../src/values/access-key.ts'
import { TODAY } from './orders.ts'

/**
 * An order's XML by software without checks: all values unchanged, a valid key. Errors of the order become errors of
 * the XML.
 */
export function uncheckedXml(order: Order, issuer: Issuer): string {
  const { document } = kindOf(order.documentType).draft(new UncheckedReader(), order, issuer, { today: TODAY })
  return writeDocument(numbered(document, 'issueDate' in order ? order.issueDate : undefined))
}

function numbered(document: Document, issueDate: string | undefined): Document {
  const { documentType, issuer } = document
  const sequential = '000000007'
  const accessKey = keyOf(document, issueDate || TODAY) ?? issuer.accessKey
  const isOwn = (number: string) => number.endsWith('000000000')
  const supportingDocuments =
    documentType === 'WITHHOLDING'
      ? document.supportingDocuments?.map((one) =>
          isOwn(one.number) ? { ...one, number: one.number.slice(0, 6) + sequential } : one,
        )
      : undefined
  return {
    ...document,
    ...(supportingDocuments && { supportingDocuments }),
    issuer: { ...issuer, accessKey, sequential },
  } as Document
}

/** Undefined where issuer or day do not fit a key. */
function keyOf({ documentType, issuer }: Document, issueDate: string): string | undefined {
  const { ruc, establishment, emissionPoint } = issuer
  const parts = { issueDate, documentType, ruc, environment: 1 as const, establishment, emissionPoint }
  try {
    return makeAccessKey({ ...parts, sequential: 7, numericCode: '12345678' })
  } catch {
    return undefined
  }
}

type Input = string | null | undefined

class UncheckedReader extends OrderReader {
  override refuse(): void {}
  override warn(): void {}

  override text(_path: string, input: Input): string {
    return input?.trim() ?? ''
  }

  override optionalText(_path: string, input: Input): string | undefined {
    return input?.trim() || undefined
  }

  override optionalAmount(_path: string, input: Input): Decimal | undefined {
    return input ? (Decimal.parse(input) ?? undefined) : undefined
  }

  override optionalDay(_path: string, input: Input): string | undefined {
    return input || undefined
  }

  override code<E extends Entry>(_path: string, input: Input, catalog: Catalog<E>): E | undefined {
    const entry = catalog.entries.find((entry) => entry.code === input?.trim())
    return entry ?? ({ code: input?.trim() ?? '', name: '', documents: [] } as unknown as E)
  }

  override oneOf<V extends string>(_path: string, input: V | null | undefined): V | undefined {
    return input ?? undefined
  }
}
