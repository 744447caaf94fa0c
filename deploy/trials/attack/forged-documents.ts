import { until } from '@etax/testkit'
import { makeCertificate, registryOid, utf8 } from '../../../services/signer/tests/make-certificate.ts'
import { makePkcs12 } from '../../../services/signer/tests/make-pkcs12.ts'
import { ask, must } from '../harness/client.ts'
import { asPreBuilt } from '../harness/pre-built-invoice.ts'
import { type Attempt, allowed, broken, judge, refused } from './attempt.ts'
import { sendHttp } from './http.ts'
import { signAs, unsigned } from './sign-as.ts'
import { type AttackClass, type Target, VICTIM_RUC } from './target.ts'

/** Another taxpayer's document with changed content, in every way that could make it a receipt here. */
export const forgedDocuments: AttackClass = {
  name: 'forged documents',
  async attempts(target) {
    const claimed = await claimVictimsNumber(target)
    const forgeries = forgeriesOf(target.victim.signed)
    return [
      ...forgeries.flatMap((forgery) => [
        ...withoutProof(target, forgery),
        ...withSelfMadeCertificate(target, claimed, forgery),
        onlineVerdict(target, forgery),
      ]),
      ...wrappers(target),
      ...imports(target, claimed),
      ...underRegisteredKey(target),
    ]
  },
}

interface Forgery {
  name: string
  xml: string
}

function forgeriesOf(signed: string): Forgery[] {
  const total = (value: string) => signed.replace(/<importeTotal>[^<]*/, `<importeTotal>${value}`)
  return [
    { name: 'a total of 23000.00', xml: total('23000.00') },
    { name: 'a total of 0.00', xml: total('0.00') },
    { name: 'another buyer', xml: signed.replace(/<razonSocialComprador>[^<]*/, '<razonSocialComprador>Otra Persona') },
    {
      name: 'another buyer’s number',
      xml: signed.replace(/<identificacionComprador>[^<]*/, '<identificacionComprador>0926687856'),
    },
    { name: 'another date', xml: signed.replace(/<fechaEmision>[^<]*/, '<fechaEmision>01/01/2026') },
    { name: 'another address', xml: signed.replace(/<dirMatriz>[^<]*/, '<dirMatriz>Guayaquil') },
    { name: 'another item', xml: signed.replace(/<descripcion>[^<]*/, '<descripcion>Oro') },
    { name: 'another quantity', xml: signed.replace(/<cantidad>[^<]*/, '<cantidad>2000.000000') },
    { name: 'as it was, unsigned', xml: unsigned(signed) },
    { name: 'as it was', xml: signed },
  ]
}

/** The attacker adds the victim's number as a taxpayer, which is allowed, and a self-made certificate. */
async function claimVictimsNumber({ attacker }: Target) {
  const headers = { 'x-api-key': attacker.workspace.testKey, 'x-taxpayer-ruc': VICTIM_RUC }
  const taxpayer = { ruc: VICTIM_RUC, name: 'Impostor S.A.', address: 'Quito' }
  must(201, await ask(attacker.fixture, 'POST', '/taxpayers', { body: taxpayer, headers }))
  const identity = makeCertificate({ extensions: { [registryOid]: utf8(VICTIM_RUC) } })
  const file = makePkcs12({
    bags: [{ key: identity.key }, { certificate: identity.certificate }],
    password: 'self-made',
  })
  const body = { file: file.toString('base64'), password: 'self-made' }
  must(201, await ask(attacker.fixture, 'POST', '/v1/developer/certificate', { body, headers }))
  return { identity, liveHeaders: { ...headers, 'x-api-key': attacker.workspace.liveKey } }
}

type Claimed = Awaited<ReturnType<typeof claimVictimsNumber>>

const SUBMITTED = ['authorize-signed', 'sign-and-authorize', 'sign'] as const

function withoutProof({ attempt, attacker }: Target, { name, xml }: Forgery): Attempt[] {
  return SUBMITTED.map((route) => {
    const request = { method: 'POST', path: `/v1/developer/${route}`, headers: attacker.liveHeaders, body: { xml } }
    return attempt(`${name}, as the own taxpayer’s`, request, { refused: [400, 403, 409] })
  })
}

function withSelfMadeCertificate(
  { attempt }: Target,
  { identity, liveHeaders }: Claimed,
  { name, xml }: Forgery,
): Attempt[] {
  const signed = signAs(identity, unsigned(xml))
  return SUBMITTED.map((route) => {
    const body = { xml: route === 'authorize-signed' ? signed : unsigned(xml) }
    const request = { method: 'POST', path: `/v1/developer/${route}`, headers: liveHeaders, body }
    return attempt(`${name}, by a self-made certificate`, request, { refused: [400, 403, 409] })
  })
}

function onlineVerdict({ attempt, attacker }: Target, { name, xml }: Forgery): Attempt {
  const request = {
    method: 'POST',
    path: '/v1/developer/verify?online=true',
    headers: attacker.liveHeaders,
    body: { xml },
  }
  return attempt(`${name}, verified`, request, {
    refused: [400],
    served: ({ body }) => {
      const { status, source } = body?.data?.authorization ?? {}
      // The signature is judged separately.
      const expected = name.startsWith('as it was') ? 'AUTHORIZED' : 'DIFFERENT'
      return status === expected && source === 'authority' ? undefined : `not ${expected}`
    },
  })
}

/** Anyone can write that a document was authorized. */
function wrappers({ attempt, attacker, victim }: Target): Attempt[] {
  const states = ['AUTORIZADO', 'autorizado', ' AUTORIZADO ', 'AUTHORIZED', 'NO AUTORIZADO', '']
  const forms = {
    text: (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    CDATA: (xml: string) => `<![CDATA[${xml}]]>`,
  }
  return states.flatMap((state) =>
    Object.entries(forms).map(([form, write]) => {
      const document = write(victim.signed.replace(/<importeTotal>[^<]*/, '<importeTotal>1.00'))
      const xml = `<autorizacion><estado>${state}</estado><numeroAutorizacion>${victim.accessKey}</numeroAutorizacion><fechaAutorizacion>2026-11-21T10:00:00-05:00</fechaAutorizacion><comprobante>${document}</comprobante></autorizacion>`
      const request = { method: 'POST', path: '/v1/developer/verify', headers: attacker.liveHeaders, body: { xml } }
      return attempt(`a wrapper that says "${state}" of ${form}`, request, {
        refused: [400],
        served: ({ body }) => (body?.data?.authorization?.status === 'AUTHORIZED' ? 'AUTHORIZED' : undefined),
      })
    }),
  )
}

function imports({ attempt, attacker, victim }: Target, claimed: Claimed): Attempt[] {
  const path = '/v1/developer/invoices/import'
  const altered = victim.accessKey.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`)
  const keys = { 'the victim’s key': victim.accessKey, 'a wrong check digit': altered, 'no key': '1'.repeat(49) }
  return Object.entries(keys).flatMap(([name, accessKey]) => [
    attempt(
      `import ${name} as the own`,
      { method: 'POST', path, headers: attacker.liveHeaders, body: { accessKey } },
      { refused: [400, 403, 404] },
    ),
    attempt(
      `import ${name} by a self-made certificate`,
      { method: 'POST', path, headers: claimed.liveHeaders, body: { accessKey } },
      { refused: [400, 403, 404] },
    ),
    attempt(
      `import ${name} by the sandbox key`,
      { method: 'POST', path, headers: attacker.testHeaders, body: { accessKey } },
      { refused: [400, 403, 404] },
    ),
  ])
}

/**
 * Another system of the same company registered another document under this key: the authority's verdict on it does not
 * apply here.
 */
function underRegisteredKey({ baseUrl, attacker, system }: Target): Attempt[] {
  const changes = { total: /<descripcion>[^<]*/, buyer: /<razonSocialComprador>[^<]*/ }
  return Object.entries(changes).map(([what, pattern], index) => ({
    what: `a document registered under the key by another system, with another ${what}`,
    act: async () => {
      const document = asPreBuilt(attacker.signed, attacker.accessKey, `00006660${index}`)
      const other = signAs(
        attacker.identity,
        document.replace(pattern, (match) => `${match} mayor`),
      )
      await registerAtAuthority(`${system.authorityUrl}`, other)
      const request = {
        method: 'POST',
        path: '/v1/developer/authorize-signed',
        headers: attacker.liveHeaders,
        body: { xml: signAs(attacker.identity, document), sendEmail: false },
      }
      const answer = await sendHttp(baseUrl, request)
      if (answer.status !== 202) return judge(answer, { refused: [409] })
      const { id } = answer.body.data
      const done = await until(
        `receipt ${id} to be decided`,
        async () => {
          const { body } = await sendHttp(baseUrl, {
            method: 'GET',
            path: `/v1/developer/receipts/${id}`,
            headers: attacker.liveHeaders,
          })
          return ['REJECTED', 'COMPLETED', 'AUTHORIZED', 'RETURNED'].includes(body.data?.status) ? body.data : undefined
        },
        { within: 20_000 },
      )
      if (done.status === 'REJECTED') return refused
      return done.status === 'RETURNED' ? allowed : broken(`became ${done.status}`)
    },
  }))
}

async function registerAtAuthority(controlUrl: string, xml: string): Promise<void> {
  const url = `${new URL(controlUrl).origin}/comprobantes-electronicos-ws/RecepcionComprobantesOffline`
  const body = `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ec="http://ec.gob.sri.ws.recepcion"><soapenv:Body><ec:validarComprobante><xml>${Buffer.from(xml).toString('base64')}</xml></ec:validarComprobante></soapenv:Body></soapenv:Envelope>`
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'text/xml' } })
  const text = await answer.text()
  if (!text.includes('RECIBIDA'))
    throw new Error(`the authority did not take the other document: ${text.slice(0, 300)}`)
}
