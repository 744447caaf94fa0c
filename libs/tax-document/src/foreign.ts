export { checkLimits, isOrdinary, XML_LIMITS } from './foreign/check-limits.ts'
export { type ForeignXml, type ForeignXmlOptions, foreignXml } from './foreign/foreign-xml.ts'
export type { AuthorizedDocument, Inspection, OpenedFile } from './foreign/read-foreign.ts'
export type { Comparison } from './xml/compare-documents.ts'
