// Loaded before a service's own main.ts (node --import): the service ends, in order, when the process that forked it is
// no more, whatever ended that one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A test arms a kill point of a service that runs: no restart, and nothing else of its work is disturbed.
process.on('message', async (message: { killPoint?: string }) => {
  const { armKillPoint } = await import('@etax/kernel')
  if (message.killPoint !== undefined) armKillPoint(message.killPoint)
  process.send?.({ armed: message.killPoint })
})
process.channel?.unref()
