export { type Access, type GrpcSettings, listenOf, type TlsSettings, tlsOf } from './access.ts'
export { type CallOptions, type ClientOf, type ClientSettings, client } from './client.ts'
export {
  type Call,
  type Callers,
  type Handlers,
  type Implementation,
  implement,
  implementForTeams,
} from './implement.ts'
export { type RunningServer, serve } from './serve.ts'
export type { TlsFiles } from './tls.ts'
