import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const compose = read('docker-compose.yml')

test('every setting of production.env is one of Compose or of docker-compose.yml', () => {
  const names = [...read('deploy/docker/production.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)

  const unused = names.filter((name) => name !== 'COMPOSE_PROFILES' && !compose.includes(`\${${name}:-`))

  expect(names.length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})

test('the proxy knows both gateways', () => {
  const gateways = [...compose.matchAll(/^ {2}(api-gateway[\w-]*):$/gm)].map(([, name]) => `${name}:8080`)

  expect(gateways).toHaveLength(2)
  expect(read('deploy/docker/proxy/Caddyfile')).toContain(`reverse_proxy ${gateways.join(' ')} {`)
})

test('only the proxy is reachable from other machines', () => {
  const published = [...compose.matchAll(/^ {4}ports: \[(.*)\]$/gm)].map(([, ports = '']) => ports)

  const open = published.filter((ports) => !ports.includes('"127.0.0.1:'))

  expect(open).toEqual([expect.stringMatching(/^"[^"]*:80", "[^"]*:443"$/)])
})

test('every file that the page names is there', () => {
  const files = [...read('docs/one-server.md').matchAll(/deploy\/docker\/[\w.-]+/g)].map(([file]) => file)

  expect(files).toContain('deploy/docker/upgrade.sh')
  for (const file of files) expect(read(file)).not.toBe('')
})
