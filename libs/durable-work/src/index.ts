export { type Due, type DueRow, dueIndex, type TakeOptions, takeDue } from './due.ts'
export { everySoOften, type Rhythm } from './every-so-often.ts'
