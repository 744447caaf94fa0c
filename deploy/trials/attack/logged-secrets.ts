import { newId } from '@etax/kernel'
import { connectMongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { databaseOf } from '../../topology.ts'
import { broken, type Outcome, refused } from './attempt.ts'
import { type HttpRequest, sendHttp } from './http.ts'
import type { AttackClass, Target } from './target.ts'

/** Secrets in unexpected places, to routes that accept one: none is stored. */
export const loggedSecrets: AttackClass = {
  name: 'logged secrets',
  atOnce: 1,
  async attempts(target) {
    return PLACES.map(([place, requests]) => ({
      what: `a secret ${place}`,
      act: () => keptNowhere(target, requests),
    }))
  },
}

const STEMS = ['password', 'psw', 'pasword', 'senha', 'clave', 'contrasenia', 'pin', 'secreto', 'frase', 'x']
const NAMES = STEMS.flatMap((stem) => [stem, stem.toUpperCase(), `my_${stem}`, `${stem}2`])
const PATH = '/v1/developer/certificate'

const posted = (body: object): HttpRequest => ({ method: 'POST', path: PATH, body })
const requestTo = (path: string): HttpRequest => ({ method: 'POST', path, body: {} })

type Requests = (secret: string) => HttpRequest[]

const PLACES: readonly (readonly [string, Requests])[] = [
  ['under any name', (secret) => NAMES.map((name) => posted({ file: 'AAAA', [name]: secret }))],
  ['in a list', (secret) => NAMES.map((name) => posted({ [name]: ['a', [secret]] }))],
  ['in an object', (secret) => NAMES.map((name) => posted({ data: { [name]: { value: secret } } }))],
  ['as a name', (secret) => [posted({ [secret]: 'password' }), posted({ password: { [secret]: 1 } })]],
  [
    'in a path',
    (secret) => [requestTo(`${PATH}/${secret}`), requestTo(`${PATH}/password/${secret}`), requestTo(`/${secret}`)],
  ],
  ['in a query', (secret) => NAMES.map((name) => requestTo(`${PATH}?${name}=${secret}`))],
]

async function keptNowhere(
  { baseUrl, attacker, mongodbUrl, databasePrefix }: Target,
  requests: Requests,
): Promise<Outcome> {
  const secret = `Zq9${newId().replaceAll('-', '')}`
  await using mongo = await connectMongo(mongodbUrl, databaseOf('api-gateway', databasePrefix))
  const rows = mongo.db.collection('requests')
  const before = await rows.countDocuments()
  const sent = requests(secret)
  for (const request of sent) await sendHttp(baseUrl, { ...request, headers: attacker.testHeaders })
  await until('the requests to be logged', async () => (await rows.countDocuments()) >= before + sent.length)
  const collections = await mongo.db.collections()
  const all = await Promise.all(collections.map((one) => one.find().toArray()))
  const at = all.findIndex((documents) => JSON.stringify(documents).includes(secret))
  return at < 0 ? refused : broken(`stored in ${collections[at]?.collectionName}`)
}
