import { fieldErrors } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'

/** What an address would not look at is not taken in silence: a route without a body takes an empty one or {}, and no other. */
export async function refuseUnaskedBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  const { schema } = routeOptions
  if (schema === undefined || takesBody(schema) || body === undefined || body === null) return
  if (typeof body !== 'object' || Array.isArray(body))
    throw fieldErrors.invalidRequest({
      details: [fieldErrors.unknown.at('', 'There must be no body here: leave it out.')],
    })
  const details = Object.keys(body).map((name) => fieldErrors.unknown.at(name, NOT_TAKEN))
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}

const NOT_TAKEN = 'is not taken: this address has no body; leave it out'

function takesBody(schema: object): boolean {
  return ['body', 'consumes', 'x-other-bodies'].some((place) => Object.hasOwn(schema, place))
}
