import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export interface Mail {
  to(address: string): Promise<Email[]>
}

export function folderMail(folder: string): Mail {
  return {
    async to(address) {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      const raw = names.sort().map((name) => readFileSync(join(folder, name)))
      const parsed = await Promise.all(raw.filter((eml) => eml.includes(address)).map((eml) => PostalMime.parse(eml)))
      return parsed.filter((message) => isTo(message, address))
    },
  }
}

/** Mailpit's HTTP API, or MailDev's in its place. */
export function mailpitMail(baseUrl: string): Mail {
  return {
    async to(address) {
      const mailpit = await fetch(`${baseUrl}/api/v1/search?query=${encodeURIComponent(`to:"${address}"`)}`)
      const places = mailpit.ok
        ? ((await mailpit.json()) as { messages: { ID: string }[] }).messages
            .map(({ ID }) => `/api/v1/message/${ID}/raw`)
            .reverse()
        : ((await (await fetch(`${baseUrl}/email`)).json()) as { id: string }[]).map(({ id }) => `/email/${id}/source`)
      const raw = places.map(async (place) => (await fetch(baseUrl + place)).text())
      const parsed = await Promise.all(raw.map(async (eml) => PostalMime.parse(await eml)))
      return parsed.filter((message) => isTo(message, address))
    },
  }
}

function isTo({ to = [] }: Email, address: string): boolean {
  return to.some((one) => one.address === address)
}
