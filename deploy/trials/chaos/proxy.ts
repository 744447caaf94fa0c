import { createConnection, createServer, type Socket } from 'node:net'

/**
 * State of connections. `hold` keeps bytes back until it passes, like lost packets: `in` from the caller, `out` from
 * the server. `cut` resets each connection after so many bytes of the server.
 */
export type Traffic =
  | { kind: 'pass' }
  | { kind: 'refuse' }
  | { kind: 'hold'; way: 'in' | 'out' | 'both' }
  | { kind: 'delay'; ms: number }
  | { kind: 'cut'; after: () => number }

export interface TcpProxy extends AsyncDisposable {
  port: number
  set(traffic: Traffic): void
  reset(): void
}

interface Pair {
  caller: Socket
  server: Socket
  left: number
}

type Way = 'in' | 'out'

/** With several `targets`, a connection goes to the next that answers. */
export async function openProxy(targets: readonly number[], fixedPort = 0): Promise<TcpProxy> {
  let traffic: Traffic = { kind: 'pass' }
  let turn = 0
  const pairs = new Set<Pair>()
  const server = createServer({ noDelay: true, keepAlive: true }, accept)
  const port = await listening()
  return {
    port,
    set(next) {
      traffic = next
      if (next.kind === 'refuse') cutAll()
      for (const pair of pairs) renew(pair)
    },
    reset: cutAll,
    async [Symbol.asyncDispose]() {
      cutAll()
      await new Promise((closed) => server.close(closed))
    },
  }

  function listening(): Promise<number> {
    return new Promise((resolve, reject) => {
      server.once('error', reject).listen(fixedPort, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  }

  function accept(caller: Socket): void {
    caller.on('error', () => {})
    if (traffic.kind === 'refuse') {
      caller.resetAndDestroy()
      return
    }
    turn += 1
    reach(caller, targets.length)
  }

  function reach(caller: Socket, tries: number): void {
    const target = targets[(turn + tries) % targets.length] ?? 0
    const socket = createConnection({ port: target, host: '127.0.0.1', noDelay: true, keepAlive: true })
    const failed = () => {
      if (tries > 1 && !caller.destroyed) reach(caller, tries - 1)
      else caller.resetAndDestroy()
    }
    socket.once('error', failed)
    socket.once('connect', () => {
      socket.off('error', failed)
      join(caller, socket)
    })
  }

  function join(caller: Socket, socket: Socket): void {
    const pair: Pair = { caller, server: socket, left: Number.POSITIVE_INFINITY }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      caller.destroy()
      socket.destroy()
    }
    for (const side of [caller, socket]) side.on('error', end).on('close', end)
    pass(pair, caller, socket, 'in')
    pass(pair, socket, caller, 'out')
    renew(pair)
  }

  function pass(pair: Pair, from: Socket, to: Socket, way: Way): void {
    from.on('data', (chunk: Buffer) => {
      const sent = way === 'out' ? chunk.subarray(0, pair.left) : chunk
      if (traffic.kind === 'delay') setTimeout(() => to.destroyed || to.write(sent), traffic.ms)
      else if (!to.write(sent)) from.pause()
      if (way === 'in') return
      pair.left -= chunk.length
      if (pair.left <= 0) cut(pair)
    })
    to.on('drain', () => isHeld(way) || from.resume())
    from.on('end', () => to.end())
  }

  function renew(pair: Pair): void {
    pair.left = traffic.kind === 'cut' ? traffic.after() : Number.POSITIVE_INFINITY
    for (const [socket, way] of [[pair.caller, 'in'] as const, [pair.server, 'out'] as const]) {
      if (isHeld(way)) socket.pause()
      else socket.resume()
    }
  }

  function isHeld(way: Way): boolean {
    return traffic.kind === 'hold' && (traffic.way === way || traffic.way === 'both')
  }

  function cutAll(): void {
    for (const pair of pairs) cut(pair)
  }

  function cut(pair: Pair): void {
    pairs.delete(pair)
    pair.caller.resetAndDestroy()
    pair.server.resetAndDestroy()
  }
}
