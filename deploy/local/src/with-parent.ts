// Loaded before a service's main.ts (node --import): the service stops in order when its parent ends for any reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Tests arm or read fault points of a running service, without a restart.
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
