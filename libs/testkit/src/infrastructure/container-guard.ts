// A process beside the one that starts a container: container-guard LABEL VALUE STOP_TIMEOUT_MS. Its standard input is
// a pipe whose other end only that process holds; when it closes, what still runs under this label is stopped and removed.
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
