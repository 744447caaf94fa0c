// container-guard LABEL VALUE STOP_TIMEOUT_MS. The guard of a process that starts a container, which alone holds the
// other end of standard input. When that closes, the guard stops and removes the containers with this label.
const [label = '', value = '', timeout = '0'] = process.argv.slice(2)

process.stdin.on('end', removeContainer).resume()

async function removeContainer(): Promise<void> {
  const { getContainerRuntimeClient } = await import('testcontainers')
  const { container: containers } = await getContainerRuntimeClient()
  const container = await containers.fetchByLabel(label, value)
  if (container === undefined) return
  await containers.stop(container, { timeout: Number(timeout) })
  await containers.remove(container, { removeVolumes: true })
}
