import { answerTasks } from '@etax/kernel/threads'
import { perform } from './read-foreign.ts'

// A thread that only reads XML of others: hostile XML uses only its time and memory.
answerTasks(perform)
