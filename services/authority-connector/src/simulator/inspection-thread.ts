import { answerTasks } from '@etax/kernel/threads'
import { inspectInSandbox } from './inspect-in-sandbox.ts'

// Inspects unusual documents outside the main thread.
answerTasks(inspectInSandbox)
