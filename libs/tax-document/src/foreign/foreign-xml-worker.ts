import { answerTasks } from '@etax/kernel/threads'
import { perform } from './read-foreign.ts'

// A thread that reads what others wrote, and nothing else: hostile XML can spend its time and memory, nobody else's.
answerTasks(perform)
