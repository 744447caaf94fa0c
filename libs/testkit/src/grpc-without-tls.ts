export const grpcWithoutTls = {
  grpcTlsCa: '',
  grpcTlsCert: '',
  grpcTlsKey: '',
  grpcPeers: '',
  grpcPlaintext: 'development',
} as const
