import { expect, test } from '@jest/globals'
import { placementProblems } from './check-kill-points.ts'
import { gapsIn } from './writes-in-order.ts'

const ports = new Set(['receipts', 'orders'])
const gaps = (body: string) =>
  gapsIn('x.ts', `export const f = ({ receipts, orders, publish }) => async (id) => {\n${body}\n}`, ports).map(
    ({ line, first, second }) => `${line}: ${first} → ${second}`,
  )

test('two writes one after the other are told', () => {
  expect(gaps('await receipts.save(id)\nawait publish(id)')).toEqual(['3: receipts.save → publish'])
})

test('a kill point between them is enough', () => {
  expect(gaps("await receipts.save(id)\nkillPoint('saved')\nawait publish(id)")).toEqual([])
})

test('what reads is no write', () => {
  expect(gaps('await receipts.find(id)\nawait receipts.list(id)\nawait publish(id)')).toEqual([])
})

test('a kill point on one of two ways is not enough', () => {
  expect(gaps("await receipts.save(id)\nif (id) killPoint('saved')\nawait publish(id)")).toHaveLength(1)
})

test('a way that ends before the second write needs none', () => {
  expect(gaps('if (id) { await receipts.save(id); return }\nawait publish(id)')).toEqual([])
})

test('functions of the same file are followed', () => {
  const inner = 'async function tell() { await publish(id) }'

  expect(gaps(`await receipts.save(id)\nawait tell()\n${inner}`)).toEqual(['4: receipts.save → publish'])
})

test('after a write that fails something else may be written', () => {
  expect(gaps('try { await receipts.save(id) } catch { await orders.drop(id); await orders.remove(id) }')).toEqual([
    '2: receipts.save → orders.remove',
  ])
})

test('one transaction is one write, and what runs side by side follows nothing', () => {
  expect(gaps('await transact(async (t) => { await receipts.save(id); await orders.add(id) })')).toEqual([])
  expect(gaps('await Promise.all([receipts.save(id), orders.add(id)])')).toEqual([])
})

test('a point that is listed stands in one place', () => {
  const points = { owner: 'shop', folder: 'services/shop/src', labels: ['paid', 'sent', 'told'] }

  expect(placementProblems(points, ['paid', 'sent', 'sent'])).toEqual([
    'services/shop/src/kill-points.ts: shop.sent stands in two places: give each a name',
    'services/shop/src/kill-points.ts: shop.told stands nowhere: place it, or take it off the list',
  ])
})
