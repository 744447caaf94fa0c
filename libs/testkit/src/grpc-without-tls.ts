/** Settings of a service that calls and is called by gRPC without certificates, in a test. */
export const grpcWithoutTls = {
  grpcTlsCa: '',
  grpcTlsCert: '',
  grpcTlsKey: '',
  grpcPeers: '',
  grpcPlaintext: 'development',
} as const
