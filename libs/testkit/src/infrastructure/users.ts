import { MongoClient } from 'mongodb'
import { management } from './management.ts'

interface MongoUser {
  user: string
  pwd: string
  roles: { role: string; db: string }[]
}

const USER_EXISTS = 51_003

/**
 * Creates these users, or changes their passwords, at the MongoDB of `url`, an administrator's.
 * @returns removes them
 */
export async function addMongoUsers(url: string, users: readonly MongoUser[]): Promise<AsyncDisposable> {
  await using client = new MongoClient(url)
  const admin = client.db('admin')
  const add = ({ user, ...rest }: MongoUser) =>
    admin.command({ createUser: user, ...rest }).catch((error) => {
      if (error.code !== USER_EXISTS) throw error
      return admin.command({ updateUser: user, ...rest })
    })
  await Promise.all(users.map(add))
  return {
    async [Symbol.asyncDispose]() {
      await using last = new MongoClient(url)
      for (const { user } of users) await last.db('admin').command({ dropUser: user })
    },
  }
}

export function withUser(url: string, name: string, password: string): string {
  // The parser of URLs accepts one host: the others of a replica set are removed meanwhile.
  const [, others = ''] = /^mongodb:\/\/[^/,]+((?:,[^/,]+)+)/.exec(url) ?? []
  const own = new URL(url.replace(others, ''))
  own.username = name
  own.password = password
  if (own.protocol.startsWith('mongodb')) own.searchParams.set('authSource', 'admin')
  return own.href.replace(own.host, `${own.host}${others}`)
}

/**
 * Adds users, permissions, exchanges and queues to the RabbitMQ of `url`, an administrator's.
 * @returns removes the users
 */
export async function addDefinitions(
  url: string,
  definitions: { users: readonly { name: string }[] },
): Promise<AsyncDisposable> {
  await management(url, 'POST', '/definitions', definitions)
  return {
    async [Symbol.asyncDispose]() {
      for (const { name } of definitions.users) await management(url, 'DELETE', `/users/${name}`)
    },
  }
}
