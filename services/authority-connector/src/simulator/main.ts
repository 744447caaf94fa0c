import { run } from '@etax/runtime'
import { config } from './config.ts'
import { start } from './service.ts'

await run('authority-simulator', config, start)
