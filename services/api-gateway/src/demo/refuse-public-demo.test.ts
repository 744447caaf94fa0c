import { expect, test } from '@jest/globals'
import { refusePublicDemo } from './refuse-public-demo.ts'

const local = {
  deployment: 'development' as const,
  publicUrl: 'http://127.0.0.1:8080',
  trustProxy: 'false' as const,
  demoAccountFile: '/tmp/first-run.json',
}

test.each([local, { ...local, publicUrl: '' }, { ...local, publicUrl: 'http://localhost:3000/' }])(
  'a demo account is there on one machine (%#)',
  (settings) => {
    expect(() => refusePublicDemo(settings)).not.toThrow()
  },
)

test.each([
  [{ deployment: 'production' as const }, /DEPLOYMENT/],
  [{ publicUrl: 'https://tax.example' }, /PUBLIC_URL https:\/\/tax\.example/],
  [{ publicUrl: 'http://127.0.0.1.evil.example' }, /PUBLIC_URL/],
  [{ publicUrl: 'http://192.168.1.7:8080' }, /PUBLIC_URL/],
  [{ trustProxy: 'true' as const }, /TRUST_PROXY/],
])('the gateway does not start with one and %j', (change, words) => {
  expect(() => refusePublicDemo({ ...local, ...change })).toThrow(words)
  expect(() => refusePublicDemo({ ...local, ...change, demoAccountFile: '' })).not.toThrow()
})
