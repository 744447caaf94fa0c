import type { Call } from './call-log.ts'
import { FAULTS, type Fault, type FaultName } from './faults.ts'

export function controlPage(faults: readonly Fault[], calls: readonly Call[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Simulated authority</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>Simulated authority</h1>
<p>Current fault: <strong>${faults.map((fault) => escaped(JSON.stringify(fault))).join('<br>')}</strong></p>
<form id="fault">
<label>Fault <select name="name">${options(faults[0]?.name)}</select></label>
<label>Operation <select name="operation"><option value="">all</option><option>send</option><option>ask</option><option>consult</option></select></label>
<label>Taxpayer <input name="ruc" pattern="[0-9]{13}" placeholder="any"></label>
<label>Access key <input name="accessKey" pattern="[0-9]{49}" placeholder="any"></label>
<label>Calls <input name="times" type="number" min="1" placeholder="until changed"></label>
<label>Seconds <input name="seconds" type="number" min="0"></label>
<label>Polls <input name="polls" type="number" min="0"></label>
<label>Code <input name="code" pattern="[0-9]{1,3}"></label>
<label>Document <select name="comprobanteAs"><option>text</option><option>cdata</option><option>cdata-raw</option><option>nothing</option></select></label>
<button>Set</button></form>
<dl>${Object.entries(FAULTS)
    .map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`)
    .join('')}</dl>
<h2>Last calls</h2><table><tr><th>at</th><th>operation</th><th>access key</th><th>answer</th></tr>
${calls.toReversed().map(row).join('')}</table>
<p><a href="/control/log">Call log as JSON</a>, with what a client should not have done.</p>
<script type="module">${SCRIPT}</script></body></html>`
}

const STYLE =
  'body{font:16px system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}form{display:flex;flex-wrap:wrap;gap:.75rem;' +
  'align-items:end}label{display:grid}input{width:9rem}dt{font-weight:600}dd{margin:0 0 .4rem}td,th{text-align:left;' +
  'padding:.2rem .8rem .2rem 0;font-variant-numeric:tabular-nums}'

const SCRIPT = `const form = document.getElementById('fault')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const numbers = ['times', 'seconds', 'polls']
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  const entries = fields.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value])
  const fault = Object.fromEntries(entries)
  const answer = await fetch('/control/fault', { method: 'PUT', body: JSON.stringify(fault) })
  if (answer.ok) location.reload()
  else alert((await answer.json()).message)
})`

function options(current: FaultName | undefined): string {
  return Object.keys(FAULTS)
    .map((name) => `<option${name === current ? ' selected' : ''}>${name}</option>`)
    .join('')
}

function row({ at, operation, accessKey, answer }: Call): string {
  return `<tr>${[at, operation, accessKey, answer].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
