/** An error, a wrong field of it, or a message of the authority in a receipt. */
export interface Problem {
  code: string
  /** The HTTP status, for errors without a code. */
  status?: number
}

/**
 * What to do about a problem; empty for a code that this version does not know. The table is loaded with the first
 * call, in the chosen language only.
 */
export async function remedyOf({ code, status = 0 }: Problem, language: 'en' | 'es' = 'en'): Promise<string> {
  const { remedies, authorityRemedies } = await tables[language]()
  return remedies[code] ?? authorityRemedies[code] ?? remedyOfStatus(status)[language]
}

const tables = {
  en: () => import('./generated/remedies.ts'),
  es: () => import('./generated/remedies.es.ts'),
}

const statusRemedies: Readonly<Record<number, { en: string; es: string }>> = {
  400: {
    en: 'Change what the message names; the same request is refused again.',
    es: 'Cambie lo que el mensaje nombra; la misma solicitud se rechaza de nuevo.',
  },
  401: {
    en: 'Check the key that is configured: it is missing, wrong or revoked.',
    es: 'Revise la clave configurada: falta, es incorrecta o fue revocada.',
  },
  403: {
    en: 'Take a key, or a taxpayer, that may do this.',
    es: 'Use una clave, o un contribuyente, que pueda hacerlo.',
  },
  404: {
    en: 'Check the id: this workspace has no such record.',
    es: 'Revise el id: este espacio de trabajo no tiene ese registro.',
  },
  409: { en: 'Read the record again, then decide.', es: 'Lea el registro de nuevo y después decida.' },
  413: { en: 'Send less in one request.', es: 'Envíe menos en una solicitud.' },
  415: {
    en: 'Send the type of content that the operation takes.',
    es: 'Envíe el tipo de contenido que la operación recibe.',
  },
  429: {
    en: 'Ask again after retryAfter seconds, and less often.',
    es: 'Pregunte de nuevo después de retryAfter segundos, y con menos frecuencia.',
  },
}

function remedyOfStatus(status: number): { en: string; es: string } {
  if (status >= 500) {
    return {
      en: 'Ask again later; tell the operator the request id if it stays.',
      es: 'Pregunte de nuevo más tarde; si continúa, dé al operador el id de la solicitud.',
    }
  }
  return statusRemedies[status] ?? { en: '', es: '' }
}
