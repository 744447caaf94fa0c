export { type Access, type GrpcSettings, listenOf } from './access.ts'
export { type CallOptions, type ClientOf, type ClientSettings, client } from './client.ts'
export {
  type Call,
  type Callers,
  type Handlers,
  type Implementation,
  implement,
  type RunningServer,
  serve,
} from './serve.ts'
export { type TlsFiles, tlsOf } from './tls.ts'
