export { type Due, type DueRow, dueIndex, type TakeOptions, takeDue } from './due.ts'
export { type PollOptions, pollLoop } from './poll-loop.ts'
