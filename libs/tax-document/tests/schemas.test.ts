import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { allKinds, shapeOf } from '../src/kinds/kinds.ts'
import { xsdOf } from '../src/schema/xsd.ts'

// The schemas as files, for other tools. UPDATE=1 writes them.
const versions = allKinds.flatMap(({ documentType, root, versions }) =>
  versions.map((version) => ({ file: `${root}-${version}.xsd`, xsd: xsdOf(shapeOf(documentType, version)) })),
)

test.each(versions)('schemas/$file is the schema we validate with', ({ file, xsd }) => {
  const published = join(import.meta.dirname, '../schemas', file)
  if (process.env.UPDATE || !existsSync(published)) writeFileSync(published, xsd)

  expect(readFileSync(published, 'utf8')).toBe(xsd)
})
