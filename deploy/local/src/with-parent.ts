// Loaded before a service's own main.ts (node --import): the service ends, in order, when the process that forked it is
// no more, whatever ended that one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A test arms a fault point of a service that runs, or asks which it came to: no restart, and its work is not disturbed.
process.on('message', async ({ arm }: { arm?: string }) => {
  const { armFaultPoint, takeFaultPoints } = await import('@etax/kernel')
  try {
    if (arm !== undefined) armFaultPoint(arm)
    process.send?.(takeFaultPoints())
  } catch (error) {
    process.send?.({ problem: (error as Error).message })
  }
})
process.channel?.unref()
