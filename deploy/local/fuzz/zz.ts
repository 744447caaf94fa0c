import { randomOf } from '../attack/random.ts'
import { makeInputs } from './make-inputs.ts'
import { postedJson } from './posted-json.ts'
await using life = new AsyncDisposableStack()
const opened = await postedJson.open(life)
const random = randomOf(7)
const times: Record<string, number[]> = {}
let t0 = process.cpuUsage()
let n = 0
for (const input of makeInputs(opened, 2500, random)) {
  n++
  const s = performance.now()
  const c = process.cpuUsage()
  try { await opened.read(input, random) } catch (e) { console.log(String(input).slice(-1500), String(e)) }
  const u = process.cpuUsage(c)
  const ms = (u.user + u.system) / 1000
  const key = String(input).slice(0, 30).split(/[ \r?]/).slice(0,2).join(' ')
  ;(times[key] ??= []).push(ms)
}
const rows = Object.entries(times).map(([k, v]) => [k, v.length, Math.round(v.reduce((a, b) => a + b)), Math.round(Math.max(...v))] as const)
console.log(rows.sort((a, b) => b[2] - a[2]).slice(0, 12))
const all = Object.values(times).flat(); console.log('sum', all.reduce((a, b) => a + b), 'total', process.cpuUsage(t0), performance.now())
process.exit()
