import { busMessages } from './bus-messages.ts'
import { certificateFiles } from './certificate-files.ts'
import { csvFiles } from './csv-files.ts'
import type { FuzzClass } from './fuzz-class.ts'
import { postedJson } from './posted-json.ts'
import { prebuiltXml } from './prebuilt-xml.ts'
import { rpcBytes } from './rpc-bytes.ts'
import { soapAnswers } from './soap-answers.ts'
import { webhookAnswers } from './webhook-answers.ts'

/** Slowest first; the shares sum to 1,000. */
export const CLASSES: readonly FuzzClass[] = [
  postedJson,
  certificateFiles,
  prebuiltXml,
  webhookAnswers,
  csvFiles,
  soapAnswers,
  busMessages,
  rpcBytes,
]
