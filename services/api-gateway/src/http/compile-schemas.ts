import buildValidators from '@fastify/ajv-compiler'
import buildSerializers from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

export type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

type Validators = ReturnType<typeof buildValidators>
type Serializers = ReturnType<typeof buildSerializers>
type Validate = ReturnType<ReturnType<Validators>>

/**
 * Delays Fastify's compilers: a schema is compiled, in some milliseconds, at its first request. All of them take
 * seconds at each start. A test compiles every one. Write names of headers in lower case, as Node does.
 */
export function compiledWhenUsed(): SchemaController {
  const [validators, serializers] = [buildValidators(), buildSerializers()]
  return {
    compilersFactory: {
      buildValidator: ((...args: Parameters<Validators>) => validatedWhenUsed(() => validators(...args))) as Validators,
      buildSerializer: (...args: Parameters<Serializers>) => serializedWhenUsed(() => serializers(...args)),
    },
  }
}

function validatedWhenUsed(compiler: () => ReturnType<Validators>) {
  return (...route: Parameters<ReturnType<Validators>>) => {
    let compiled: Validate | undefined
    const validate = (data: unknown) => {
      compiled ??= compiler()(...route)
      const isValid = compiled(data)
      validate.errors = compiled.errors
      return isValid
    }
    validate.errors = undefined as Validate['errors']
    return validate
  }
}

function serializedWhenUsed(compiler: () => ReturnType<Serializers>): ReturnType<Serializers> {
  return (...route) => {
    let compiled: ReturnType<ReturnType<Serializers>> | undefined
    return (data) => {
      compiled ??= compiler()(...route)
      return compiled(data)
    }
  }
}
