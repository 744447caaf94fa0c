import { EtaxError, PermissionError } from '@etax/client'
import type { Call, Command } from '../command.ts'
import { type Exit, exitOf, UsageError } from '../exit.ts'
import { type Text, text } from '../language.ts'
import { told } from '../verdicts.ts'

export const doctor: Command = {
  args: '',
  least: 0,
  most: 0,
  about: text(
    'Check address, clock, key, taxpayer, certificate, series and webhooks, and say what to do.',
    'Revisa dirección, reloj, clave, contribuyente, firma, series y webhooks, y dice qué hacer.',
  ),
  options: {},
  async run(call) {
    const facts: Facts = {}
    let exit: Exit = 'good'
    for (const [name, check] of Object.entries(checks)) {
      const finding = await check(call, facts).catch(async (error: unknown) => failureOf(error, call))
      const { state, say } = finding
      const words = `${MARKS[state]} ${name}: ${call.out.say(say)}`
      call.out.result({ check: name, state, message: call.out.say(say) }, words)
      if (state === 'wrong') {
        exit = finding.exit ?? 'refused'
        // The others need an address and a key.
        if (finding.exit !== undefined) return exit
      }
    }
    return exit
  },
}

const MARKS = { good: '✓', advice: '!', wrong: '✗' }

interface Facts {
  date?: string | null
  taxpayerId?: string
}

interface Finding {
  state: keyof typeof MARKS
  say: Text
  /** Set where no later check is possible. */
  exit?: Exit
}

const good = (en: string, es = en): Finding => ({ state: 'good', say: text(en, es) })
const advice = (en: string, es: string): Finding => ({ state: 'advice', say: text(en, es) })
const wrong = (en: string, es: string): Finding => ({ state: 'wrong', say: text(en, es) })

async function failureOf(error: unknown, { out }: Call): Promise<Finding> {
  if (error instanceof UsageError) return { state: 'wrong', say: error.said, exit: 'usage' }
  if (!(error instanceof EtaxError)) throw error
  const { message, remedy } = await told(error, out.language)
  const exit = exitOf(error)
  const said = `${message} ${remedy}`.trim()
  return { state: 'wrong', say: text(said, said), ...(exit === 'refused' ? {} : { exit }) }
}

const MAX_SKEW_S = 120
const DAYS_BEFORE = 30

const checks: Readonly<Record<string, (call: Call, facts: Facts) => Promise<Finding>>> = {
  /** One call shows whether the address answers, its clock, and the key. */
  async key({ etax, settings, signal }, facts) {
    const options = { signal, timeoutMs: 10_000, maxRetries: 1 }
    const answer = await etax().callRaw('listOwnRequests', {}, options)
    facts.date = answer.headers.get('date')
    const mode = settings.apiKey?.startsWith('ak_live_') ? 'live' : 'test'
    return good(`${settings.url ?? 'http://127.0.0.1:8080'}, ${mode}`)
  },
  async clock(_call, { date }) {
    const skew = Math.round((Date.now() - Date.parse(date ?? '')) / 1_000)
    if (Number.isNaN(skew)) return advice('the server tells no time', 'el servidor no dice la hora')
    if (Math.abs(skew) <= MAX_SKEW_S) return good(`${skew} s`)
    return wrong(
      `this clock is ${skew} s from the server's: webhooks are refused beyond 300 s; set the clock`,
      `este reloj está a ${skew} s del servidor: los webhooks se rechazan a más de 300 s; ajuste la hora`,
    )
  },
  async taxpayer({ etax, settings, signal }, facts) {
    const { taxpayerRuc } = settings
    if (taxpayerRuc === undefined) {
      return wrong(
        'none is chosen: etax login --ruc 1790012345001',
        'no se eligió ninguno: etax login --ruc 1790012345001',
      )
    }
    const found = await etax()
      .resources.taxpayers.list({ filter: { ruc__eq: taxpayerRuc } }, { signal })
      .first()
    const [taxpayer] = found.items
    if (taxpayer === undefined) {
      return wrong(
        `this workspace has no taxpayer ${taxpayerRuc}: create it in the dashboard, or choose another with --ruc`,
        `este espacio de trabajo no tiene el contribuyente ${taxpayerRuc}: créelo en el panel, o elija otro con --ruc`,
      )
    }
    facts.taxpayerId = taxpayer.id
    return good(`${taxpayerRuc} ${taxpayer.name}`)
  },
  async certificate({ etax, settings, signal }, { taxpayerId }) {
    if (taxpayerId === undefined) return advice('not checked without a taxpayer', 'no se revisa sin contribuyente')
    const isLive = settings.apiKey?.startsWith('ak_live_') === true
    const status = await etax().certificate.status({ signal })
    const left = status.daysLeft
    if (left === null || left === undefined || left <= 0) {
      const en = 'there is none in date: upload the P12 file in the dashboard'
      const es = 'no hay una vigente: suba el archivo P12 en el panel'
      return isLive
        ? wrong(en, es)
        : good(`${en}; the sandbox needs none`, `${es}; el ambiente de pruebas no la necesita`)
    }
    const until = `${status.notAfter ?? ''}`
    if (left > DAYS_BEFORE) return good(`${left} d (${until})`)
    return advice(
      `ends in ${left} days: renew it and upload the new one`,
      `termina en ${left} días: renuévela y suba la nueva`,
    )
  },
  async series({ etax, signal }, { taxpayerId }) {
    if (taxpayerId === undefined) return advice('not checked without a taxpayer', 'no se revisa sin contribuyente')
    const { resources } = etax()
    const points = await resources.emissionPoints.list({ filter: { taxpayerId__eq: taxpayerId } }, { signal }).first()
    if (points.total > 0) return good(`${points.total}`)
    return wrong(
      'there is no emission point: create one in the dashboard, with its establishment',
      'no hay punto de emisión: cree uno en el panel, con su establecimiento',
    )
  },
  async webhooks({ etax, signal }) {
    const endpoints = await etax().webhooks.endpoints({ signal }).catch(ifOutOfScope)
    if (endpoints === undefined) {
      return advice(
        'not checked: the key lacks the scope webhooks',
        'no se revisaron: la clave no tiene el permiso webhooks',
      )
    }
    const ended = endpoints.filter(({ status }) => status === 'inactive')
    const failing = endpoints.filter(({ consecutiveFailures }) => consecutiveFailures > 0)
    if (ended.length > 0) {
      const urls = ended.map(({ url, deactivationReason }) => `${url} (${deactivationReason})`).join(', ')
      return wrong(
        `deactivated: ${urls}; repair the server, reactivate it in the dashboard, then etax resend --since 7d`,
        `desactivados: ${urls}; repare el servidor, reactívelo en el panel y luego etax resend --since 7d`,
      )
    }
    if (failing.length > 0) {
      const urls = failing.map(({ url, consecutiveFailures }) => `${url} (${consecutiveFailures})`).join(', ')
      return advice(
        `the last deliveries failed: ${urls}; the server must answer 2xx`,
        `fallaron las últimas entregas: ${urls}; el servidor debe responder 2xx`,
      )
    }
    if (endpoints.length > 0) return good(`${endpoints.length}`)
    return advice(
      'there is none: etax listen shows events here',
      'no hay ninguno: etax listen muestra los eventos aquí',
    )
  },
}

/** Keys without the scope do not see endpoints. */
function ifOutOfScope(error: unknown): undefined {
  if (error instanceof PermissionError) return undefined
  throw error
}
