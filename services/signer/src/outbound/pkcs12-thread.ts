import { answerTasks } from '@etax/kernel/threads'
import type { Pkcs12Task } from './open-pkcs12.ts'
import { readPkcs12 } from './read-pkcs12.ts'

// Reads one file, and is ended then: a hostile file can spend this thread's time and memory, nobody else's.
answerTasks(({ file, password }: Pkcs12Task) => readPkcs12(Buffer.from(file), password))
