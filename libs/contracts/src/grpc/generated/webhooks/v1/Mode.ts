// Original file: protos/webhooks/v1/webhooks.proto

export const Mode = {
  MODE_UNSPECIFIED: 'MODE_UNSPECIFIED',
  MODE_TEST: 'MODE_TEST',
  MODE_LIVE: 'MODE_LIVE',
} as const;

export type Mode =
  | 'MODE_UNSPECIFIED'
  | 0
  | 'MODE_TEST'
  | 1
  | 'MODE_LIVE'
  | 2

export type Mode__Output = typeof Mode[keyof typeof Mode]
