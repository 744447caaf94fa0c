import type { Part } from './part.ts'
import { alone } from './parts/alone.ts'
import { atRest } from './parts/at-rest.ts'
import { images } from './parts/images.ts'
import { million } from './parts/million.ts'
import { overload } from './parts/overload.ts'
import { replicas } from './parts/replicas.ts'
import { start } from './parts/start.ts'
import { oneProcess, system } from './parts/system.ts'

export const parts: Record<string, Part> = {
  system,
  'one-process': oneProcess,
  ...alone,
  replicas,
  rest: atRest,
  start,
  images,
  overload,
  million,
}
