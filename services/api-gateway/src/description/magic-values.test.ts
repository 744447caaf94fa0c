import { readFileSync } from 'node:fs'
import { magicValues } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'

const guide = readFileSync(new URL('../../../../docs/guides/sandbox.md', import.meta.url), 'utf8')

test('Every magic value is in the guide, the reference, llms.txt and llms-full.txt', async () => {
  const { app } = await aGateway()
  const textAt = async (url: string) => (await app.inject({ url })).body
  const { description } = JSON.parse(await textAt('/openapi.json')).info
  const pages = [guide, description, await textAt('/llms.txt'), await textAt('/llms-full.txt')]

  for (const { name, effect } of magicValues) {
    expect(guide).toContain(`| \`${name}\` | ${effect.en} |`)
    for (const page of pages) expect(page).toContain(effect.en)
  }
})
