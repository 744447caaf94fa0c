export { readAuthorization } from './xml/read-authorization.ts'
export { readDocument } from './xml/read-document.ts'
