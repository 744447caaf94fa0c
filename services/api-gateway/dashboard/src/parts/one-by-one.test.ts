import { expect, test } from '@jest/globals'
import { oneByOne } from './one-by-one.ts'

/** Changes that end on demand. */
function changes() {
  const change = oneByOne<object | undefined, string>()
  const started: (object | undefined)[] = []
  const ends: (() => void)[] = []
  const ask = (input?: object) =>
    change(input, () => {
      started.push(input)
      return new Promise((resolve, reject) => {
        ends.push(() => (started.length === 1 && input === FAILING ? reject(new Error('refused')) : resolve('done')))
      })
    })
  return { ask, started, end: () => ends.shift()?.() }
}

const FAILING = { name: 'nobody' }

test('an equal change joins the one in progress, and runs again after its end', async () => {
  const { ask, started, end } = changes()

  const twice = [ask({ name: 'Ana' }), ask({ name: 'Ana' })]
  end()
  await Promise.all(twice)
  void ask({ name: 'Ana' })

  expect(started).toHaveLength(2)
})

test('another change waits for the one in progress, and runs even if that fails', async () => {
  const { ask, started, end } = changes()

  const first = ask(FAILING)
  const second = ask({ name: 'Ana' })
  const again = ask({ name: 'Ana' })
  expect(started).toEqual([FAILING])
  end()
  await expect(first).rejects.toThrow('refused')
  expect(started).toEqual([FAILING, { name: 'Ana' }])
  end()

  expect(await Promise.all([second, again])).toEqual(['done', 'done'])
  expect(started).toHaveLength(2)
})

test('two files are two changes', async () => {
  const { ask, started, end } = changes()

  const first = ask(new Blob(['one']))
  void ask(new Blob(['two']))
  end()
  await first

  expect(started).toHaveLength(2)
})
