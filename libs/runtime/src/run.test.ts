import { AppError } from '@etax/kernel'
import { describe, expect, test } from '@jest/globals'
import { startAtLast } from './run.ts'

const outage = Object.assign(new Error('read ECONNRESET'), { name: 'MongoNetworkError' })

function failing(...errors: Error[]) {
  const warnings: object[] = []
  const log = { warn: (fields: object) => void warnings.push(fields) }
  const start = async () => {
    const error = errors.shift()
    if (error !== undefined) throw error
    return 'started'
  }
  return { start, warnings, options: { log, stop: new Promise(() => {}), againAfterMs: 0 } }
}

describe('a start', () => {
  test('begins again while the database has no primary', async () => {
    const { start, options, warnings } = failing(outage, outage)

    expect(await startAtLast(start, options)).toBe('started')
    expect(warnings).toEqual([{ reason: 'read ECONNRESET' }, { reason: 'read ECONNRESET' }])
  })

  test('fails at once where waiting does not help', async () => {
    const { start, options, warnings } = failing(new AppError('internal', 'X_1', 'an index is another'))

    await expect(startAtLast(start, options)).rejects.toMatchObject({ code: 'X_1' })
    expect(warnings).toEqual([])
  })

  test('gives up when its time is over', async () => {
    const { start, options } = failing(outage, outage)

    await expect(startAtLast(start, { ...options, withinMs: -1 })).rejects.toBe(outage)
  })

  test('does not begin again when the process must stop', async () => {
    const { start, options } = failing(outage)

    expect(await startAtLast(start, { ...options, stop: Promise.resolve(), againAfterMs: 60_000 })).toBeUndefined()
  })
})
