import { expect, test } from '@jest/globals'
import { addressProblem } from './public-address.ts'

const refused = [
  ['0.0.0.0', 'this network'],
  ['0.1.2.3', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.127.255.255', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.8.8.8', 'loopback'],
  ['169.254.169.254', 'link-local, where clouds keep credentials'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relays'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.19.255.255', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'compatible with IPv4, long deprecated'],
  ['::ffff:127.0.0.1', 'mapped IPv4'],
  ['::ffff:7f00:1', 'mapped IPv4'],
  ['::ffff:10.0.0.1', 'mapped IPv4'],
  ['::ffff:0:127.0.0.1', 'translated IPv4'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::1', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'not assigned'],
  ['example.com', 'no address at all'],
]

test.each(refused)('%s is refused: %s', (address) => {
  expect(addressProblem(address)).not.toBeNull()
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '186.3.4.5',
  '::ffff:8.8.8.8',
  '2606:4700::1111',
])('%s is public', (address) => {
  expect(addressProblem(address)).toBeNull()
})

test.each([
  ['127.0.0.1', true],
  ['192.168.1.1', true],
  ['fd12:3456::1', true],
  ['8.8.8.8', true],
  ['169.254.169.254', false],
  ['::ffff:a9fe:a9fe', false],
  ['fe80::1', false],
])('where private addresses are allowed, %s is: %s', (address, allowed) => {
  expect(addressProblem(address, { allowPrivate: true }) === null).toBe(allowed)
})
