// Loaded before a service's own main.ts (node --import): the service ends, in order, when the process that forked it is
// no more, whatever ended that one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
