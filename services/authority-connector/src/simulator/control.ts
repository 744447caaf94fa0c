import type { IncomingMessage, ServerResponse } from 'node:http'
import { Value } from 'typebox/value'
import { controlPage } from './control-page.ts'
import type { Journal } from './journal.ts'
import { Mood, type MoodRing } from './moods.ts'
import { answer } from './serve-call.ts'

/** Calls told at once: the whole story of a test. */
const RECENT = 5_000

/**
 * The control page, and what it is made of: `GET /control/mood`, `PUT /control/mood` with a mood as JSON,
 * `GET /control/log` `{calls, violations, mostAtOnce}`, `DELETE /control/log`.
 */
export function control({ moods, journal }: { moods: MoodRing; journal: Journal }) {
  return async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
      case 'GET /control':
        return answer(
          response,
          200,
          'text/html; charset=utf-8',
          controlPage(moods.current(), journal.calls().slice(-20)),
        )
      case 'GET /control/mood':
        return json(response, 200, moods.current())
      case 'PUT /control/mood':
        return setMood(body, response)
      case 'GET /control/log':
        return json(response, 200, logOf(journal))
      case 'DELETE /control/log':
        journal.clear()
        return json(response, 200, {})
      default:
        return json(response, 404, { message: 'the services are under /comprobantes-electronicos-ws' })
    }
  }

  function setMood(body: string, response: ServerResponse): void {
    const wanted = parsed(body)
    if (!Value.Check(Mood, wanted)) {
      const [problem] = Value.Errors(Mood, wanted)
      json(response, 400, { message: `${problem?.instancePath ?? ''} ${problem?.message ?? 'not a mood'}`.trim() })
      return
    }
    moods.set(wanted)
    json(response, 200, moods.current())
  }
}

function logOf(journal: Journal): object {
  return { calls: journal.calls().slice(-RECENT), violations: journal.violations(), mostAtOnce: journal.mostAtOnce() }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function json(response: ServerResponse, status: number, value: object): void {
  answer(response, status, 'application/json', JSON.stringify(value))
}
