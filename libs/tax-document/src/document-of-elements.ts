import { documentErrors } from './document-errors.ts'
import { allKinds, type Document, shapeOf } from './kinds.ts'
import { readBy } from './schema/read.ts'
import type { Element } from './xml/tree.ts'

/**
 * A document of any kind and any version that has a schema, from its elements, whoever has parsed them: libxml2 here, the
 * browser there. It validates nothing beyond that. Throws `invalid`: XML_10002 for an unknown kind, XML_10003 for an unknown version.
 */
export function documentOfElements(root: Element): Document {
  const kind = allKinds.find((candidate) => candidate.root === root.name)
  if (!kind) throw documentErrors.unknownRoot({ message: unknownRootSentence(root.name) })
  const version = kind.versions.find((candidate) => candidate === root.attributes.version)
  if (!version) throw documentErrors.unknownVersion({ message: unknownVersionSentence(kind, root.attributes.version) })
  return { documentType: kind.documentType, version, ...readBy(shapeOf(kind.documentType, version), root) } as Document
}

/** What XML_10002 says. */
export function unknownRootSentence(name: string): string {
  return `<${name.slice(0, MAX_NAME)}> is no tax document: the root must be one of ${allKinds.map(({ root }) => root).join(', ')}.`
}

/** What XML_10003 says. */
export function unknownVersionSentence(
  { root, versions }: (typeof allKinds)[number],
  given: string | null | undefined,
): string {
  const version = given?.slice(0, MAX_NAME) ?? '(none)'
  return `Version ${version} of <${root}> has no schema: the attribute version must be one of ${versions.join(', ')}.`
}

/** More of a name that nobody knows helps nobody. */
const MAX_NAME = 20
