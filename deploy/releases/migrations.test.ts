import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root, services } from '../local/src/registry.ts'

const folders = services
  .map((service) => `services/${service}/src/outbound/migrations`)
  .filter((folder) => existsSync(join(root, folder)))

test.each(folders)('%s: numbered without a gap, each in the file of its name, all in the list', (folder) => {
  const read = (file: string) => readFileSync(join(root, folder, file), 'utf8')
  const files = readdirSync(join(root, folder))
    .filter((file) => file !== 'migrations.ts' && !file.endsWith('.test.ts'))
    .sort()

  const listed = [...read('migrations.ts').matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file)

  expect(files.map((file) => file.slice(0, 5))).toEqual(files.map((_, at) => `${`${at + 1}`.padStart(4, '0')}-`))
  expect(files.map((file) => /name: '(.+)'/.exec(read(file))?.[1])).toEqual(
    files.map((file) => file.replace('.ts', '')),
  )
  expect(listed).toEqual(files)
})
