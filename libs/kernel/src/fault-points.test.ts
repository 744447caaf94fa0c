import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { armFaultPoint, faultPoint, faultPoints } from './fault-points.ts'

const module = JSON.stringify(new URL('./fault-points.ts', import.meta.url).href)

function run(body: string): { signal: string | null; written: string; problem: string } {
  const script = `
    import { writeSync } from 'node:fs'
    import { armFaultPoint, faultPoint, faultPoints, openFaultPoints } from ${module}
    import { requireArmedKnown, takeFaultPoints } from ${module}
    const write = (text) => void writeSync(1, text + ' ')
    class Till {
      #sum = 0
      async pay(sum) { await null; this.#sum += sum; write('paid'); return this.#sum }
      async refuse() { throw new Error('refused') }
      count() { return this.#sum }
      async [Symbol.asyncDispose]() { write(String(this.#sum)) }
    }
    const hand = () => faultPoints('shop')({ till: new Till(), send: async () => write('sent'), limit: 3 })
    ${body}`
  const { signal, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  return { signal, written: stdout.toString().trim(), problem: stderr.toString() }
}

test('ports are handed out as they are where no points are open', () => {
  const ports = { till: { pay: async () => 1 } }

  expect(faultPoints('shop')(ports)).toBe(ports)
})

test('an armed point ends the process before the call', () => {
  const { signal, written } = run(`
    openFaultPoints()
    const { send } = hand()
    armFaultPoint('shop.send#before')
    write('up'); await send()`)

  expect({ signal, written }).toEqual({ signal: 'SIGKILL', written: 'up' })
})

test('an armed point ends the process after its awaited call, at the requested pass', () => {
  const { signal, written } = run(`
    openFaultPoints('shop.till.pay#after:2')
    const { till, send } = hand()
    for (const sum of [1, 2, 3]) { await till.pay(sum); await send() }`)

  expect({ signal, written }).toEqual({ signal: 'SIGKILL', written: 'paid sent paid' })
})

test('a call that fails passes the point after it', () => {
  const { signal } = run(`
    openFaultPoints('shop.till.refuse#after')
    await hand().till.refuse().catch(() => {})`)

  expect(signal).toBe('SIGKILL')
})

test('answers, values and functions without promises stay unchanged', () => {
  const { written, problem } = run(`
    openFaultPoints()
    const { till, limit } = hand()
    const { pay } = till
    write([await pay(1), await till.pay(2), till.count(), limit, await till.refuse().catch(String)].join())`)

  expect({ written, problem }).toEqual({ written: 'paid paid 1,3,3,3,Error: refused', problem: '' })
})

test('a point also has a name with the calling file', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'fault-points-')), 'services/shop/src/selling')
  mkdirSync(folder, { recursive: true })
  for (const file of ['sell-goods', 'take-back']) {
    writeFileSync(join(folder, `${file}.js`), 'exports.call = async (send) => { await null; await send() }')
  }
  const { signal, written } = run(`
    openFaultPoints('shop.send#after@take-back')
    const { default: sellGoods } = await import('${folder}/sell-goods.js')
    const { default: takeBack } = await import('${folder}/take-back.js')
    const { send } = hand()
    await sellGoods.call(send)
    write(takeFaultPoints().reached.join())
    await takeBack.call(send)
    write('alive')`)

  expect({ signal, written }).toEqual({
    signal: 'SIGKILL',
    written: 'sent shop.send#before@sell-goods,shop.send#after@sell-goods sent',
  })
})

test('a port is disposed of as before', () => {
  const { written, problem } = run(`
    openFaultPoints()
    await using life = new AsyncDisposableStack()
    const { till } = hand()
    life.use(till)
    life.use({ ...till, [Symbol.asyncDispose]: till[Symbol.asyncDispose] })`)

  expect({ written, problem }).toEqual({ written: '0 0', problem: '' })
})

test('a process lists the points since the last request', () => {
  const { written } = run(`
    openFaultPoints()
    const { till, send } = hand()
    const packed = faultPoint('shop.letters#packed')
    await till.pay(1); till.count(); packed()
    write(takeFaultPoints().reached.join())
    await send()
    const { reached, points } = takeFaultPoints()
    write(reached.join()); write(points.filter((name) => !name.endsWith('#before')).join())`)

  expect(written.split(' ')).toEqual([
    'paid',
    'shop.till.pay#before,shop.till.pay#after,shop.till.count#before,shop.letters#packed',
    'sent',
    'shop.send#before,shop.send#after',
    'shop.till.pay#after,shop.till.refuse#after,shop.till.count#after,shop.send#after,shop.letters#packed',
  ])
})

test('a point inside of an adapter does nothing where no points are open', () => {
  const { signal, written } = run(`const packed = faultPoint('shop.letters#packed'); packed(); write('alive')`)

  expect({ signal, written }).toEqual({ signal: null, written: 'alive' })
})

test('a point that is not there is refused, with those that are', () => {
  faultPoint('shop.letters#packed')

  expect(() => armFaultPoint('shop.letters#sent')).toThrow('no point of this process: shop.letters#sent. It has ')
  expect(() => armFaultPoint('shop.letters#packed:x')).toThrow('shop.letters#packed:3')
})

test('one that was armed before the ports were there is refused once they are', () => {
  const { problem } = run(`openFaultPoints('shop.till.play#after'); hand(); requireArmedKnown()`)

  expect(problem).toContain('names no point of this process: shop.till.play#after')
})
