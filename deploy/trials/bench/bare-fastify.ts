// The gateway's yardstick: one route, the same body, no work. Ends with its parent.
import { fastify } from 'fastify'

const app = fastify()
app.post('/', async (_request, reply) => reply.status(202).send({ data: { status: 'DRAFT' }, meta: {} }))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.once('disconnect', () => {
  void app.close()
})
