import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import { allKinds, type Document, shapeOf } from '../kinds/kinds.ts'
import { readBy } from '../schema/read.ts'
import type { Element } from '../schema/tree.ts'

/**
 * A document of any kind and version, from its elements by any parser (libxml2, a browser). It only checks kind and
 * version. Throws `invalid`: XML_10002 for an unknown kind, XML_10003 for an unknown version.
 */
export function documentOfElements(root: Element): Document {
  const kind = allKinds.find((candidate) => candidate.root === root.name)
  if (!kind) throw documentErrors.unknownRoot(unknownRoot(root.name))
  const version = kind.versions.find((candidate) => candidate === root.attributes.version)
  if (!version) throw documentErrors.unknownVersion(unknownVersion(kind, root.attributes.version))
  return { documentType: kind.documentType, version, ...readBy(shapeOf(kind.documentType, version), root) } as Document
}

/** Facts of XML_10002. */
export function unknownRoot(name: string): ErrorFacts<'unknownRoot'> {
  return { root: name.slice(0, MAX_NAME), roots: allKinds.map(({ root }) => root) }
}

/** Facts of XML_10003. */
export function unknownVersion(
  { root, versions }: (typeof allKinds)[number],
  version: string | null | undefined,
): ErrorFacts<'unknownVersion'> {
  return { ...(typeof version === 'string' && { version: version.slice(0, MAX_NAME) }), root, versions }
}

/** The limit of an unknown name in a message. */
const MAX_NAME = 20
