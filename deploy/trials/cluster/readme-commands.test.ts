import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { commandsOf } from './readme-commands.ts'

const README = join(import.meta.dirname, '../../k8s/README.md')

test('the commands from an empty cluster begin with the namespace and end with the services', () => {
  const commands = commandsOf(README, '## From an empty cluster to the first live invoice').join('')

  expect(commands.startsWith('kubectl apply -k deploy/k8s/namespace\n')).toBe(true)
  expect(commands).toContain('\nkubectl apply -k deploy/k8s/ours\n')
  expect(commands).not.toMatch(/^ /m)
})

test('the commands of an upgrade keep the secrets first', () => {
  const [upgrade = ''] = commandsOf(README, '## Upgrading')

  expect(upgrade).toMatch(/^npm run kubernetes:secrets/)
})
