import { answerTasks } from '@etax/kernel/threads'
import { inspectInSandbox } from './inspect-in-sandbox.ts'

// Inspects documents that are not ordinary, apart from the thread that answers for everybody else.
answerTasks(inspectInSandbox)
