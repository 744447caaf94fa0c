import { Type } from 'typebox'
import { strict } from '../../http/schema-parts.ts'
import { outlineOf } from '../../issuing/domain/order-outline.ts'
import { READS, type Tool } from '../tool.ts'
import { issuedKind, kind } from './issue-document.ts'

export const describeOrder: Tool = {
  name: 'describe_order',
  title: 'The members of an order',
  description:
    'Lists every member of an order of this kind with its meaning, and an example that issue_document accepts ' +
    'unchanged.',
  input: strict({ kind }),
  output: Type.Object({
    kind,
    summary: Type.String(),
    example: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'An example of the argument order of issue_document. Replace its names and numbers.',
      },
    ),
    order: Type.Object({}, { additionalProperties: true, description: 'A JSON Schema, without patterns and lengths.' }),
  }),
  annotations: READS,
  run: async ({ args }) => {
    const orderKind = issuedKind(args.kind)
    return {
      kind: orderKind.documentType,
      summary: orderKind.summary,
      example: exampleOf(orderKind.schema),
      order: outlineOf(orderKind),
    }
  },
}

/** Omits the reference: otherwise all first orders would be repeats of one. */
export function exampleOf(schema: object): object {
  const { examples: [example = {}] = [] } = schema as { examples?: object[] }
  const { devReference: _, ...rest } = example as { devReference?: string }
  return rest
}
