import type { Text } from '@etax/kernel'

/** The signer's reason in both languages. An unknown reason has a general text in Spanish. */
export function signatureFlaw(reason: string): Text {
  return { en: reason, es: SPANISH[reason] ?? 'no se pudo comprobar' }
}

const SPANISH: Readonly<Record<string, string>> = {
  'the document carries no signature': 'el documento no tiene firma',
  'the document carries more than one signature': 'el documento tiene más de una firma',
  'the signature is not a child of the root element': 'la firma no está directamente dentro del elemento raíz',
  'the signature is larger than any of its kind': 'la firma es más grande que cualquiera de su tipo',
  'there are more certificates than in any chain': 'hay más certificados que en cualquier cadena',
  'a certificate is larger than any of its kind': 'un certificado es más grande que cualquiera de su tipo',
  'an identifier is used twice': 'un identificador se usa dos veces',
  'the certificate is named by an unknown digest': 'el certificado se nombra con un resumen desconocido',
  'the certificate is not the one the signed properties name':
    'el certificado no es el que nombran las propiedades firmadas',
  'the signed properties name another serial number': 'las propiedades firmadas nombran otro número de serie',
  'the key value is not the key of the certificate': 'la clave indicada no es la del certificado',
  'the certificate cannot be read': 'el certificado no se puede leer',
  'the signing time is missing or malformed': 'la hora de la firma falta o está mal formada',
  'a reference leads elsewhere': 'una referencia lleva a otro lugar',
  'the reference to the signed properties has no type': 'la referencia a las propiedades firmadas no tiene tipo',
  'the signed properties are about another signature': 'las propiedades firmadas son de otra firma',
  'the signed properties describe another object': 'las propiedades firmadas describen otro objeto',
  'the reference to the document lacks the enveloped-signature transform':
    'a la referencia al documento le falta la transformación enveloped-signature',
  'a transform is out of place': 'una transformación está fuera de lugar',
  'a transform is not accepted': 'una transformación no se acepta',
  'a digest method is not accepted': 'un método de resumen no se acepta',
  'the document is not what was signed': 'el documento no es lo que se firmó',
  'a part of the signature is not what was signed': 'una parte de la firma no es lo que se firmó',
  'the signature method is not accepted': 'el método de firma no se acepta',
  'the canonicalization method is not accepted': 'el método de canonicalización no se acepta',
  'the key of the certificate is not RSA': 'la clave del certificado no es RSA',
  'the key of the certificate is larger than any of its kind':
    'la clave del certificado es más grande que cualquiera de su tipo',
  'the signature value is wrong': 'el valor de la firma es incorrecto',
  'the signed properties must be there once': 'las propiedades firmadas deben estar una sola vez',
  'the reference to the document must be there once': 'la referencia al documento debe estar una sola vez',
  'the reference to the signed properties must be there once':
    'la referencia a las propiedades firmadas debe estar una sola vez',
  'the certificate is not for digital signature': 'el certificado no es para firma digital',
  'the signature does not refer to the document as "#comprobante", which is the id of its root element':
    'la firma no se refiere al documento como "#comprobante", que es el id de su elemento raíz',
}
