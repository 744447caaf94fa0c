import { addDefinitions, addMongoUsers, withUser } from '@etax/testkit'
import { type BrokerUser, brokerDefinitions, databaseOf, mongoUserOf, newPassword } from '../../topology.ts'
import { type ServiceName, services } from './registry.ts'

/** Where each service reaches a server, as a user of its own. */
type Urls = (name: ServiceName) => string

/**
 * Gives each service a user at the MongoDB of `adminUrl` that reaches its own database only. The passwords are new at each
 * start; nobody else has them.
 */
export async function mongoUsers(life: AsyncDisposableStack, adminUrl: string, prefix: string): Promise<Urls> {
  const users = new Map(services.map((name) => [name, mongoUserOf(name, newPassword(), prefix)]))
  life.use(await addMongoUsers(adminUrl, [...users.values()]))
  return (name) => withUser(adminUrl, databaseOf(name, prefix), users.get(name)?.pwd ?? '')
}

/** The same at the RabbitMQ of `adminUrl`, in its virtual host: each reaches its own queues, and publishes what is its own. */
export async function brokerUsers(life: AsyncDisposableStack, adminUrl: string, prefix: string): Promise<Urls> {
  const users = services.map(
    (service): BrokerUser => ({ name: `${prefix}-${service}`, password: newPassword(), service }),
  )
  const vhost = decodeURIComponent(new URL(adminUrl).pathname.slice(1)) || '/'
  life.use(await addDefinitions(adminUrl, brokerDefinitions(users, vhost)))
  const urls = new Map(users.map(({ service, name, password }) => [service, withUser(adminUrl, name, password)]))
  return (name) => urls.get(name) ?? ''
}
