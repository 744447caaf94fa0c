import { run } from '@etax/runtime'
import { config, start } from './service.ts'

await run('webhook-dispatcher', config, start)
