import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import { allKinds, type Document, shapeOf } from '../kinds/kinds.ts'
import { readBy } from '../schema/read.ts'
import type { Element } from '../schema/tree.ts'

/**
 * A document of any kind and any version that has a schema, from its elements, whoever has parsed them: libxml2 here, the
 * browser there. It validates nothing beyond that. Throws `invalid`: XML_10002 for an unknown kind, XML_10003 for an unknown version.
 */
export function documentOfElements(root: Element): Document {
  const kind = allKinds.find((candidate) => candidate.root === root.name)
  if (!kind) throw documentErrors.unknownRoot(unknownRoot(root.name))
  const version = kind.versions.find((candidate) => candidate === root.attributes.version)
  if (!version) throw documentErrors.unknownVersion(unknownVersion(kind, root.attributes.version))
  return { documentType: kind.documentType, version, ...readBy(shapeOf(kind.documentType, version), root) } as Document
}

/** What XML_10002 is told. */
export function unknownRoot(name: string): ErrorFacts<'unknownRoot'> {
  return { root: name.slice(0, MAX_NAME), roots: allKinds.map(({ root }) => root) }
}

/** What XML_10003 is told. */
export function unknownVersion(
  { root, versions }: (typeof allKinds)[number],
  version: string | null | undefined,
): ErrorFacts<'unknownVersion'> {
  return { ...(typeof version === 'string' && { version: version.slice(0, MAX_NAME) }), root, versions }
}

/** More of a name that nobody knows helps nobody. */
const MAX_NAME = 20
