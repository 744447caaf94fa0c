import { documentErrors } from '../document-errors.ts'
import { allKinds, type Document, shapeOf } from '../kinds.ts'
import { readBy } from '../schema/read.ts'
import { withParsed } from './parse.ts'
import { type Element, treeOf } from './tree.ts'

/**
 * Reads a tax document of any kind and any version that has a schema. It validates nothing beyond that: see `validateXml`.
 * Throws `invalid`: XML_10001 where the text is not well-formed, XML_10002 for an unknown kind, XML_10003 for an unknown version.
 */
export function readDocument(xml: string): Document {
  return withParsed(xml, (parsed) => documentOf(treeOf(parsed)))
}

/** As {@link readDocument}, from elements already read. */
export function documentOf(root: Element): Document {
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
