/** Settings of a gRPC server that a test calls without certificates. */
export const grpcWithoutTls = {
  grpcTlsCa: '',
  grpcTlsCert: '',
  grpcTlsKey: '',
  grpcPeers: '',
  grpcPlaintext: 'development',
} as const
