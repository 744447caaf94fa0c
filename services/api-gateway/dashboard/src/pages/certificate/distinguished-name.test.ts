import { expect, test } from '@jest/globals'
import { nameInCertificate } from './distinguished-name.ts'

test.each([
  ['CN=Comercial Andina S.A.', 'Comercial Andina S.A.'],
  ['serialNumber=1790012345001,CN=MARIA PEREZ,OU=FIRMA,O=Entidad,C=EC', 'MARIA PEREZ'],
  ['CN=Andina\\, Cía. Ltda.+OU=Ventas,C=EC', 'Andina, Cía. Ltda.'],
  ['O=Entidad de Certificación,C=EC', 'Entidad de Certificación'],
  ['1.2.3=#0c02', '1.2.3=#0c02'],
])('%s is the certificate of %s', (name, displayed) => {
  expect(nameInCertificate(name)).toBe(displayed)
})
