import { fieldErrors, rule } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'

/** A route without a body refuses any except an empty one or {}, instead of ignoring it. */
export async function refuseUnaskedBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  const { schema } = routeOptions
  if (schema === undefined || takesBody(schema) || body === undefined || body === null) return
  if (typeof body !== 'object' || Array.isArray(body))
    throw fieldErrors.invalidRequest({
      details: [fieldErrors.unknown.at('', NO_BODY)],
    })
  const details = Object.keys(body).map((name) => fieldErrors.unknown.at(name, NOT_TAKEN))
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}

const NO_BODY = rule('There must be no body here: leave it out.', 'Aquí no debe haber un cuerpo: no lo envíe.')
const NOT_TAKEN = rule(
  'is not taken: this address has no body; leave it out',
  'no se recibe: esta dirección no tiene cuerpo; no lo envíe',
)

function takesBody(schema: object): boolean {
  return ['body', 'consumes', 'x-other-bodies'].some((place) => Object.hasOwn(schema, place))
}
