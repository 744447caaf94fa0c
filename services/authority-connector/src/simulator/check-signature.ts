import { X509Certificate } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { confirmSignature } from './confirm-signature.ts'

/** Returns the problem in the authority's words, or null. The chain is not checked: demo certificates are accepted. */
export function signatureProblem(xml: string, ruc: string, now: Date): string | null {
  const signature = /<(\w+:)?Signature[\s>][\s\S]*<\/\1Signature>/.exec(xml)?.[0]
  if (signature === undefined) return 'El comprobante no está firmado'
  if (!/URI="#comprobante"/.test(signature)) return 'La firma no cubre el comprobante'
  if (!isWhole(xml, signature)) return ALTERED
  return certificateProblem(signature, ruc, now)
}

/** xml-crypto decides what `confirmSignature` does not confirm; it takes many times as long. */
function isWhole(xml: string, signature: string): boolean {
  try {
    if (confirmSignature(xml)) return true
    const signed = new SignedXml({ getCertFromKeyInfo: (keyInfo) => SignedXml.getCertFromKeyInfo(keyInfo) })
    signed.loadSignature(signature)
    return signed.checkSignature(xml)
  } catch {
    return false
  }
}

const ALTERED = 'La firma es invalida [Firma inválida (firma y/o certificados alterados)]'

function certificateProblem(signature: string, ruc: string, now: Date): string | null {
  const base64 = /X509Certificate>\s*([^<]+)</.exec(signature)?.[1]
  if (base64 === undefined) return 'La firma no contiene el certificado'
  const der = Buffer.from(base64, 'base64')
  const { validFromDate, validToDate } = new X509Certificate(der)
  if (now < validFromDate || now > validToDate) return 'El certificado está caducado o aún no es válido'
  // Certification bodies store the registry number in different places: 13 digits that end in 001.
  const named: string[] = der.toString('latin1').match(/\d{10}001/g) ?? []
  return named.length === 0 || named.includes(ruc) ? null : 'El certificado pertenece a otro RUC'
}
