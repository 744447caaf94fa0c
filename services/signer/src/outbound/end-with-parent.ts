/** Stops this process in order when the one that started it ends: nobody would be there to stop it. */
export function endWithParent(): void {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  if (process.channel !== undefined) process.once('disconnect', stop)
  else process.stdin.once('end', stop).once('close', stop).resume()
}
