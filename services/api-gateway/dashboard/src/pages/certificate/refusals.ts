import type { Language } from '../../words/language.tsx'

/** What is wrong with a certificate file, and what to do, in an owner's words. */
export interface Refusal {
  title: string
  remedy: string
  /** The input it is about. */
  field: 'file' | 'password'
}

type Words = Record<Language, [title: string, remedy: string]>

const FILE: Record<string, Words> = {
  SGN_10003: {
    es: [
      'El archivo no trae la clave privada de la firma.',
      'Descárguelo otra vez del portal de su entidad certificadora, o expórtelo «con la clave privada» (.p12 o .pfx). Un archivo .cer o .crt no sirve para firmar.',
    ],
    en: [
      'The file does not hold the private key of the certificate.',
      'Download it again from your certifier, or export it with its private key (.p12 or .pfx). A .cer or .crt file cannot sign.',
    ],
  },
  SGN_10004: {
    es: [
      'La firma de este archivo ya caducó.',
      'Renuévela en su entidad certificadora y suba el archivo nuevo. Si ya la renovó, revise que no eligió el archivo anterior.',
    ],
    en: [
      'The certificate in this file has expired.',
      'Renew it at your certifier and upload the new file. If you have renewed it, check that you did not choose the old file.',
    ],
  },
  SGN_10005: {
    es: [
      'La firma de este archivo todavía no está vigente.',
      'Súbala desde el día en que empieza su vigencia; hasta entonces, use la anterior.',
    ],
    en: [
      'The certificate in this file is not valid yet.',
      'Upload it from the day it begins; until then, use the one before.',
    ],
  },
  SGN_10006: {
    es: [
      'Este certificado no es para firmar.',
      'Su entidad certificadora pudo darle dos archivos, uno para cifrar y otro para firma digital: suba el de firma.',
    ],
    en: [
      'This certificate is not for signing.',
      'Your certifier may have given you two files, one to encrypt and one to sign: upload the one to sign.',
    ],
  },
  SGN_10007: {
    es: [
      'La firma es de otro RUC o de otra cédula.',
      'Suba la firma de este contribuyente. Si el archivo es correcto, elija arriba el contribuyente al que pertenece.',
    ],
    en: [
      'The certificate belongs to another RUC or national id.',
      'Upload the certificate of this taxpayer. If the file is right, choose above the taxpayer it belongs to.',
    ],
  },
  SGN_10008: {
    es: [
      'La clave de esta firma no es del tipo que el SRI admite.',
      'Pida a su entidad certificadora una firma con clave RSA de 2048 bits o más.',
    ],
    en: [
      'The key of this certificate is not of the kind the authority takes.',
      'Ask your certifier for one with an RSA key of 2048 bits or more.',
    ],
  },
  SGN_10009: {
    es: [
      'El archivo pesa más de 64 KB: una firma electrónica pesa mucho menos.',
      'Revise que eligió el archivo de la firma (.p12 o .pfx) y que no trae otros certificados.',
    ],
    en: [
      'The file is larger than 64 KB: a certificate is much smaller.',
      'Check that you chose the certificate (.p12 or .pfx), and that it holds no other certificates.',
    ],
  },
  SGN_10010: {
    es: [
      'El archivo no es una firma electrónica que se pueda leer.',
      'Elija el archivo .p12 o .pfx que le dio su entidad certificadora, sin cambiarle el nombre ni abrirlo. Si sigue igual, descárguelo otra vez: pudo dañarse.',
    ],
    en: [
      'The file is not a certificate that can be read.',
      'Choose the .p12 or .pfx that your certifier gave you. If it stays so, download it again: it may be damaged.',
    ],
  },
  SGN_10011: {
    es: [
      'El archivo está protegido con un método antiguo que ya no es seguro.',
      'Pida a su entidad certificadora el archivo en formato actual, o ábralo en su computadora y expórtelo otra vez con cifrado AES o Triple DES.',
    ],
    en: [
      'The file is protected by an old method that is no longer safe.',
      'Ask your certifier for a file of today, or open it on your computer and export it again, encrypted with AES or Triple DES.',
    ],
  },
  SGN_10012: {
    es: [
      'El archivo tarda demasiado en abrirse.',
      'Use el archivo tal como se lo dio su entidad certificadora, o expórtelo otra vez con a lo sumo 100.000 iteraciones.',
    ],
    en: [
      'The file takes too long to open.',
      'Use the file as your certifier gave it, or export it again with at most 100,000 iterations.',
    ],
  },
}

const PASSWORD: Record<string, Words> = {
  SGN_10002: {
    es: [
      'La contraseña no abre este archivo.',
      'Escriba la que eligió al obtener o exportar la firma; cuentan las mayúsculas y los espacios. No es la clave del portal del SRI.',
    ],
    en: [
      'The password does not open this file.',
      "Write the one you chose when you got or exported the certificate; capitals and blanks count. It is not that of the authority's site.",
    ],
  },
  SGN_10014: {
    es: ['Falta la contraseña de la firma.', 'Escriba la que eligió al obtener la firma.'],
    en: ['The password of the certificate is missing.', 'Write the one you chose when you got it.'],
  },
}

/** A refusal of the signer in the reader's language, or undefined for a failure that is not about the certificate. */
export function refusalOf(code: string, language: Language): Refusal | undefined {
  return refusalIn(FILE, 'file', code, language) ?? refusalIn(PASSWORD, 'password', code, language)
}

/** What is to know about a certificate that was taken all the same. */
export function warningOf(code: string, language: Language): string | undefined {
  return WARNINGS[code]?.[language]
}

/** The codes that have words here. */
export const REFUSAL_CODES: readonly string[] = [...Object.keys(FILE), ...Object.keys(PASSWORD)].toSorted()

const WARNINGS: Record<string, Record<Language, string>> = {
  SGN_15001: {
    es: 'La firma no dice de qué RUC es: sirve para hacer pruebas. Para producción suba una que lo diga o, si es la del representante legal, pida al operador de este sistema que la respalde.',
    en: 'The certificate does not say whose RUC it is: it serves tests. For production upload one that says it or, if it is that of the legal representative, ask the operator of this system to vouch for it.',
  },
  SGN_15002: {
    es: 'La firma nombra solo la cédula con la que se forma el RUC. Si el contribuyente es esa persona, está bien así.',
    en: 'The certificate names only the national id that the RUC is made of. If the taxpayer is that person, all is well.',
  },
}

function refusalIn(
  words: Record<string, Words>,
  field: Refusal['field'],
  code: string,
  language: Language,
): Refusal | undefined {
  const found = words[code]?.[language]
  return found === undefined ? undefined : { title: found[0], remedy: found[1], field }
}
