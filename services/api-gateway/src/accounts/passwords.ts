import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { semaphore } from '@etax/kernel'

const argon2id = promisify(argon2)

/** A hash takes some 50 ms of a core; one at a time leaves the other cores to requests. */
const hashing = semaphore(1)

async function derive(parameters: Argon2Parameters): Promise<Buffer> {
  await hashing.take()
  try {
    return await argon2id('argon2id', parameters)
  } finally {
    hashing.free()
  }
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, no parallelism. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const FORM = /^\$argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive({ ...COST, message: password, nonce })
  const { memory, passes, parallelism } = COST
  return `$argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** A missing hash takes as long as a wrong password. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  if (stored === undefined) {
    await hashPassword(password)
    return false
  }
  const [, memory, passes, parallelism, nonce = '', expected = ''] = FORM.exec(stored) ?? []
  const wanted = Buffer.from(expected, 'base64url')
  const tag = await derive({
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(tag, wanted)
}
