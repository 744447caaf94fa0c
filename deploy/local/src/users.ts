import { addDefinitions, addMongoUsers, withUser } from '@etax/testkit'
import { type BrokerUser, brokerDefinitions, databaseOf, mongoUserOf, newPassword } from '../../topology.ts'
import { type ServiceName, services } from './registry.ts'

type Urls = (name: ServiceName) => string

/** Gives each service a MongoDB user for its own database only. Passwords are new at each start. */
export async function mongoUsers(life: AsyncDisposableStack, adminUrl: string, prefix: string): Promise<Urls> {
  const users = new Map(services.map((name) => [name, mongoUserOf(name, newPassword(), prefix)]))
  life.use(await addMongoUsers(adminUrl, [...users.values()]))
  return (name) => withUser(adminUrl, databaseOf(name, prefix), users.get(name)?.pwd ?? '')
}

/**
 * Likewise at RabbitMQ, in the virtual host of `adminUrl`: each user reaches its own queues and publishes its own
 * messages.
 */
export async function brokerUsers(life: AsyncDisposableStack, adminUrl: string, prefix: string): Promise<Urls> {
  const users = services.map(
    (service): BrokerUser => ({ name: `${prefix}-${service}`, password: newPassword(), service }),
  )
  const vhost = decodeURIComponent(new URL(adminUrl).pathname.slice(1)) || '/'
  life.use(await addDefinitions(adminUrl, brokerDefinitions(users, vhost)))
  const urls = new Map(users.map(({ service, name, password }) => [service, withUser(adminUrl, name, password)]))
  return (name) => urls.get(name) ?? ''
}
