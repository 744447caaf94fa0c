export { type AuthorityMessage, type Authorization, writeAuthorization } from './write-authorization.ts'
export { readAuthorization } from './xml/read-authorization.ts'
export { readDocument } from './xml/read-document.ts'
export { validateXml, type XmlFinding, type XmlVerdict } from './xml/validate-xml.ts'
