import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { authorityDay, authorityTime, dayOf, daysBetween, isDay, printedDay } from './calendar.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['18:59 in Ecuador', '2026-11-21T23:59:00Z', '2026-11-21'],
  ['19:01, already tomorrow in London', '2026-11-22T00:01:00Z', '2026-11-21'],
  ['23:59', '2026-11-22T04:59:59Z', '2026-11-21'],
  ['00:01', '2026-11-22T05:01:00Z', '2026-11-22'],
  ["New Year's Eve", '2027-01-01T04:59:59Z', '2026-12-31'],
  ['a leap day', '2028-02-29T12:00:00Z', '2028-02-29'],
])('%s is on the right day', (_, instant, day) => {
  expect(authorityDay(at(instant))).toBe(day)
})

test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'America/Guayaquil'])('the machine may stand in %s', (zone) => {
  const module = new URL('./calendar.ts', import.meta.url).href
  const script = `import(${JSON.stringify(module)}).then((c) => console.log(c.authorityDay(Date.parse('2026-11-22T04:59:00Z')), c.dayOf('21/11/2026'), c.isDay('2026-02-29')))`

  const answer = execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' })

  expect(answer.trim()).toBe('2026-11-21 2026-11-21 false')
})

test('the authority writes instants with its own offset', () => {
  expect(authorityTime(at('2026-11-21T14:15:32.997Z'))).toBe('2026-11-21T09:15:32-05:00')
})

test('a day is printed day first and read back', () => {
  expect(printedDay('2026-11-21')).toBe('21/11/2026')
  expect(dayOf('21/11/2026')).toBe('2026-11-21')
})

test.each(['31/02/2026', '00/01/2026', '1/1/2026', '2026-11-21', ''])('%p is no printed day', (text) => {
  expect(dayOf(text)).toBeNull()
})

test.each(['2026-02-29', '2026-13-01', '21/11/2026', '2026-11-21T00:00', ''])('%p is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('days are counted from one to the other', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
})

test('the calendar is that of the clock, in every year', () => {
  const byClock = (text: string) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }
  const two = (number: number) => String(number).padStart(2, '0')
  for (const year of ['0000', '1900', '2000', '2023', '2024', '2100', '9999'])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`
        if (isDay(text) !== byClock(text)) throw new Error(text)
      }
})
