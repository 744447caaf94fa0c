export { answerTasks } from './threads/answer-tasks.ts'
export { type Asker, type ThreadPool, threadPool } from './threads/thread-pool.ts'
