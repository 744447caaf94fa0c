const PASSWORD = ['SGN_10002', 'SGN_10014']
const FILE = /^SGN_100(?:0[3-9]|1[0-2])$/

/** Undefined for a failure that is not about the certificate. */
export function inputOf(code: string): 'file' | 'password' | undefined {
  if (PASSWORD.includes(code)) return 'password'
  return FILE.test(code) ? 'file' : undefined
}
