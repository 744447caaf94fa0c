/** What a thread says once it takes tasks: loading its modules is not counted as work. */
export const READY = 'ready'
