import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { Webhooks } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { client } from '@etax/rpc'
import { type Attempt, allowed, answerText, broken, judge, type Outcome, refused } from './attempt.ts'
import { sendHttp } from './http.ts'
import { startBeside } from './start-beside.ts'
import type { AttackClass, Target } from './target.ts'

/** A port that endpoints may use, on the system's own machine. */
const PORT = 8443

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '0x7f.0x0.0x0.0x1',
  '127.000.000.001',
  '127.127.127.127',
  '0.0.0.0',
  '0',
  '0x0',
  '00000000',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:10.0.0.1]',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '2852039166',
  '0xa9fea9fe',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'localhost.localdomain',
  'ip6-localhost',
  'ip6-loopback',
  'sub.localhost',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  'metadata.google.internal',
  'metadata',
  'kubernetes.default.svc',
  'mongodb',
  'signer',
  'rabbitmq',
  'host.docker.internal',
]

const FORMS = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/_x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'unix:/tmp/signer.sock',
  'https://',
  'https:///x',
  '//example.com/',
  'example.com',
  'https://user:password@example.com/',
  'https://user@example.com/',
  'https://example.com@127.0.0.1/',
  'https://example.com:80/',
  'https://example.com:22/',
  'https://example.com:6379/',
  'https://example.com:25/',
  'https://example.com:27017/',
  'https://example.com:65536/',
  'https://example.com:0/',
  ' https://127.0.0.1/',
  'https://exa mple.com/',
  `https://example.com/${'a'.repeat(2_100)}`,
  'https://[::1/',
  'https://%31%32%37.0.0.1:22/',
  'https://1.2.3.4.5:22/',
  'h\nttps://127.0.0.1:22/',
]

/** Webhooks to addresses that only the system itself reaches. */
export const webhookAddresses: AttackClass = {
  name: 'webhook addresses',
  storesNothing: true,
  async attempts(target, life) {
    const listener = await listenOn(PORT, life)
    return [
      ...HOSTS.map((host) => toHost(target, host, listener)),
      ...FORMS.map((url) => toForm(target, url)),
      ...(await redirects(target, life)),
    ]
  },
}

interface Listener {
  connections: number
}

/** Counts connections. If the port is taken, the dispatcher's report must suffice. */
async function listenOn(port: number, life: AsyncDisposableStack): Promise<Listener> {
  const listener: Listener = { connections: 0 }
  const server: Server = createServer((socket) => {
    listener.connections += 1
    socket.destroy()
  })
  const ready = Promise.withResolvers<void>()
  server.once('error', () => ready.resolve())
  server.listen(port, '::', ready.resolve)
  await ready.promise
  life.defer(() => void server.close())
  return listener
}

function ofSession({ attacker }: Target) {
  return { cookie: attacker.cookie, 'x-csrf-token': attacker.csrfToken }
}

const NOT_CONNECTED = /refused: |ENOTFOUND|EAI_AGAIN|getaddrinfo|no such host/i

function toHost(target: Target, host: string, listener: Listener): Attempt {
  const { baseUrl } = target
  const headers = ofSession(target)
  return {
    what: `POST /account/webhooks {"url": "https://${host}:${PORT}/"}, and a ping`,
    act: async (): Promise<Outcome> => {
      const body = { url: `https://${host}:${PORT}/`, mode: 'test' }
      const created = await sendHttp(baseUrl, { method: 'POST', path: '/account/webhooks', headers, body })
      if (created.status !== 201) return judge(created, { refused: [400] })
      const path = `/account/webhooks/${created.body.data.id}`
      const before = listener.connections
      const pinged = await sendHttp(baseUrl, { method: 'POST', path: `${path}/ping`, headers })
      await sendHttp(baseUrl, { method: 'DELETE', path, headers })
      if (listener.connections > before) return broken('it connected')
      const [tried] = pinged.body?.data?.attempts ?? []
      return tried !== undefined && tried.statusCode === null && NOT_CONNECTED.test(tried.error)
        ? refused
        : broken(answerText(pinged))
    },
  }
}

function toForm(target: Target, url: string): Attempt {
  const { attempt } = target
  const request = { method: 'POST', path: '/account/webhooks', headers: ofSession(target), body: { url, mode: 'test' } }
  return attempt(`an endpoint at ${JSON.stringify(url.slice(0, 80))}`, request, { refused: [400] })
}

/**
 * A receiver that redirects the dispatcher. Runs where private addresses are allowed, so that only the redirect
 * decides.
 */
async function redirects({ system, folder }: Target, life: AsyncDisposableStack): Promise<Attempt[]> {
  const address = await startBeside(
    system.shared,
    'webhook-dispatcher',
    { WEBHOOK_ALLOW_PRIVATE: 'true' },
    folder,
    life,
  )
  const webhooks = life.use(client(Webhooks, address, { deadlineMs: 20_000 }))
  let followed = 0
  const server = createHttpServer((request, response) => {
    if (request.url === '/secret') followed += 1
    const status = Number(request.url?.slice(1))
    response.writeHead(status >= 300 ? status : 200, {
      location: '/secret',
      refresh: '0; url=/secret',
      link: '</secret>; rel=preload',
    })
    response.end()
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  life.defer(() => void server.close())
  const { port } = server.address() as AddressInfo
  const caller = { workspaceId: newId(), mode: 'MODE_TEST' as const }
  return [300, 301, 302, 303, 305, 307, 308].map((status) => ({
    what: `a receiver that answers ${status} with another Location`,
    act: async () => {
      const endpointId = newId()
      await webhooks.createEndpoint({
        caller,
        endpointId,
        url: `http://127.0.0.1:${port}/${status}`,
        events: [],
        ownerEmails: [],
      })
      const { attempts } = await webhooks.ping({ caller, endpointId })
      await webhooks.deleteEndpoint({ caller, endpointId })
      if (followed > 0) return broken('it was followed')
      return attempts[0]?.statusCode === status
        ? refused
        : attempts.length === 0
          ? allowed
          : broken(JSON.stringify(attempts))
    },
  }))
}
