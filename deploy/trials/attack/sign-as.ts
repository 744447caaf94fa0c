import { hash, sign } from 'node:crypto'
import { readCertificate } from '../../../services/signer/src/domain/certificate.ts'
import { prepareDocument } from '../../../services/signer/src/domain/prepare-document.ts'
import { openKey } from '../../../services/signer/src/open-keys.ts'
import { parseDocument } from '../../../services/signer/src/outbound/libxml.ts'
import { signPrepared } from '../../../services/signer/src/sign-document.ts'
import type { Identity } from './target.ts'

const SCOPE = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'

export function signAs({ key, certificate }: Identity, xml: string): string {
  const opened = openKey({ certificate: readCertificate(certificate), privateKey: key, chain: 'UNCHECKED' })
  const bytes = Buffer.from(xml)
  return signPrepared(bytes, prepareDocument(bytes, parseDocument), opened, 'sha1', new Date()).xml.toString()
}

/** Corrects digests and signature value after changes of KeyInfo or SignedInfo. */
export function resignedAs({ key }: Identity, xml: string): string {
  const keyInfo = hash('sha1', partOf('KeyInfo', xml).replace('<ds:KeyInfo', `<ds:KeyInfo${SCOPE}`), 'base64')
  const changed = xml.replace(/(URI="#Certificate.*?<ds:DigestValue>)[^<]*/s, `$1${keyInfo}`)
  const info = partOf('SignedInfo', changed).replace('<ds:SignedInfo', `<ds:SignedInfo${SCOPE}`)
  const value = sign('sha1', Buffer.from(info), key).toString('base64')
  return changed.replace(/(<ds:SignatureValue[^>]*>)[^<]*/, `$1${value}`)
}

export function partOf(name: string, xml: string): string {
  return new RegExp(`<ds:${name}[ >].*</ds:${name}>`, 's').exec(xml)?.[0] ?? ''
}

export function unsigned(xml: string): string {
  return xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '')
}
