import type { Text } from '@etax/kernel'

/** Each text follows a colon. */
const flaws = {
  unsigned: { en: 'the document carries no signature', es: 'el documento no está firmado' },
  'several-signatures': {
    en: 'the document carries more than one signature',
    es: 'el documento tiene más de una firma',
  },
  'not-below-root': {
    en: 'the signature is not a child of the root element',
    es: 'la firma no está directamente dentro del elemento raíz',
  },
  'too-large': {
    en: 'the signature is larger than any of its kind',
    es: 'la firma pesa más que cualquier otra de su clase',
  },
  'many-certificates': {
    en: 'there are more certificates than in any chain',
    es: 'hay más certificados que en cualquier cadena',
  },
  'large-certificate': {
    en: 'a certificate is larger than any of its kind',
    es: 'un certificado pesa más que cualquier otro de su clase',
  },
  'id-twice': { en: 'an identifier is used twice', es: 'un identificador se usa dos veces' },
  'properties-not-once': {
    en: 'the signed properties must be there once',
    es: 'las propiedades firmadas deben estar una vez',
  },
  'certificate-digest': {
    en: 'the certificate is named by an unknown digest',
    es: 'el certificado se nombra con un resumen desconocido',
  },
  'other-certificate': {
    en: 'the certificate is not the one the signed properties name',
    es: 'el certificado no es el que nombran las propiedades firmadas',
  },
  'other-serial-number': {
    en: 'the signed properties name another serial number',
    es: 'las propiedades firmadas nombran otro número de serie',
  },
  'other-key': {
    en: 'the key value is not the key of the certificate',
    es: 'el valor de la clave no es la clave del certificado',
  },
  'unreadable-certificate': { en: 'the certificate cannot be read', es: 'el certificado no se puede leer' },
  'no-signing-time': {
    en: 'the signing time is missing or malformed',
    es: 'la hora de la firma falta o está mal formada',
  },
  'document-reference-not-once': {
    en: 'the reference to the document must be there once',
    es: 'la referencia al documento debe estar una vez',
  },
  'properties-reference-not-once': {
    en: 'the reference to the signed properties must be there once',
    es: 'la referencia a las propiedades firmadas debe estar una vez',
  },
  'reference-elsewhere': { en: 'a reference leads elsewhere', es: 'una referencia lleva a otra parte' },
  'properties-reference-untyped': {
    en: 'the reference to the signed properties has no type',
    es: 'la referencia a las propiedades firmadas no tiene tipo',
  },
  'properties-of-another': {
    en: 'the signed properties are about another signature',
    es: 'las propiedades firmadas son de otra firma',
  },
  'properties-of-another-object': {
    en: 'the signed properties describe another object',
    es: 'las propiedades firmadas describen otro objeto',
  },
  'not-enveloped': {
    en: 'the reference to the document lacks the enveloped-signature transform',
    es: 'a la referencia al documento le falta la transformación enveloped-signature',
  },
  'misplaced-transform': { en: 'a transform is out of place', es: 'una transformación está fuera de lugar' },
  'digest-method': { en: 'a digest method is not accepted', es: 'un método de resumen no se acepta' },
  transform: { en: 'a transform is not accepted', es: 'una transformación no se acepta' },
  'document-changed': {
    en: 'the document is not what was signed',
    es: 'el documento no es lo que se firmó',
  },
  'part-changed': {
    en: 'a part of the signature is not what was signed',
    es: 'una parte de la firma no es lo que se firmó',
  },
  'signature-method': {
    en: 'the signature method is not accepted',
    es: 'el método de firma no se acepta',
  },
  'canonicalization-method': {
    en: 'the canonicalization method is not accepted',
    es: 'el método de canonicalización no se acepta',
  },
  'not-rsa': { en: 'the key of the certificate is not RSA', es: 'la clave del certificado no es RSA' },
  'large-key': {
    en: 'the key of the certificate is larger than any of its kind',
    es: 'la clave del certificado es mayor que cualquier otra de su clase',
  },
  'wrong-value': { en: 'the signature value is wrong', es: 'el valor de la firma no es correcto' },
} as const satisfies Readonly<Record<string, Text>>

export type FlawName = keyof typeof flaws

export class Flaw extends Error {
  readonly text: Text

  constructor(name: FlawName) {
    super(flaws[name].en)
    this.text = flaws[name]
  }
}

export const NOT_FOR_SIGNING: Text = {
  en: 'the certificate is not for digital signature',
  es: 'el certificado no es para firma digital',
}

export const NO_TRUSTED_AUTHORITY: Text = {
  en: 'the certificate was issued by none of the trusted authorities',
  es: 'el certificado no es de ninguna de las entidades certificadoras reconocidas aquí',
}

export function otherReference(reference: string): Text {
  return {
    en: `the signature does not refer to the document as "${reference}", which is the id of its root element`,
    es: `la firma no se refiere al documento como "${reference}", que es el id de su elemento raíz`,
  }
}

export function madeInTheFuture(at: Date, now: Date): Text {
  const [signedAt, today] = [at.toISOString(), now.toISOString()]
  return {
    en: `the signature says that it was made at ${signedAt}, which is in the future: now it is ${today}`,
    es: `la firma dice que se hizo el ${signedAt}, que está en el futuro: ahora es ${today}`,
  }
}

export function madeOutOfForce(at: Date, notBefore: Date, notAfter: Date): Text {
  const [signedAt, from, to] = [at.toISOString(), notBefore.toISOString(), notAfter.toISOString()]
  return {
    en: `the certificate was not valid when the signature says it was made: ${signedAt}; it is valid from ${from} to ${to}`,
    es: `el certificado no estaba vigente cuando la firma dice que se hizo: ${signedAt}; está vigente desde ${from} hasta ${to}`,
  }
}
