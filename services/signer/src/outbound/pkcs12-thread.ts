import { answerTasks } from '@etax/kernel/threads'
import type { Pkcs12Task } from './open-pkcs12.ts'
import { readPkcs12 } from './read-pkcs12.ts'

// Ends after one file: a hostile file costs only this thread's time and memory.
answerTasks(({ file, password }: Pkcs12Task) => readPkcs12(Buffer.from(file), password))
