import { draftFileName } from '@etax/tax-document'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { FindLogo, PrintDraftRide } from './ports.ts'

interface Dependencies {
  foreign: Pick<ForeignXml, 'read'>
  findLogo: FindLogo
  print: PrintDraftRide
  now: () => Date
}

export type PrintDraft = (draft: { xml: string; logoId: string }) => Promise<{ name: string; content: Buffer }>

/** Stores nothing. @throws AppError `invalid` if the XML cannot be read */
export function printDraft({ foreign, findLogo, print, now }: Dependencies): PrintDraft {
  return async ({ xml, logoId }) => {
    const document = await foreign.read(xml)
    const logo = logoId === '' ? null : await findLogo(logoId)
    return { name: draftFileName(document.documentType), content: await print(document, logo, now()) }
  }
}
