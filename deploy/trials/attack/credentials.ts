import { tryAll } from '../../access/attempts.ts'
import { services } from '../../local/src/registry.ts'
import { usesBroker } from '../../topology.ts'
import { type Attempt, broken, refused } from './attempt.ts'
import type { AttackClass } from './target.ts'

export const credentials: AttackClass = {
  name: 'credentials',
  storesNothing: true,
  async attempts({ system, databasePrefix }) {
    const lists = services.map(async (service): Promise<Attempt[]> => {
      const own = {
        service,
        mongodbUrl: system.shared.mongodbUrl(service),
        rabbitmqUrl: usesBroker(service) ? system.shared.rabbitmqUrl?.(service) : undefined,
        prefix: databasePrefix,
      }
      const attempts = await tryAll(own)
      return attempts.map(({ what, refused: how }, n) => ({
        what: `${service} ${n}: ${what}`,
        act: async () => (how === undefined ? broken('it succeeded') : refused),
      }))
    })
    return (await Promise.all(lists)).flat()
  },
}
