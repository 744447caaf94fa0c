import { expect, test } from '@jest/globals'
import { brokenParameters } from './read-query.ts'

test.each([
  ['/x?devReference=acc-%E1', 'devReference', 'is not UTF-8'],
  ['/x?devReference=%ED%A0%80', 'devReference', 'is not UTF-8'],
  ['/x?filter.name__like=Mar%EDa&limit=2', 'filter.name__like', 'Mar%C3%ADa'],
  ['/x?status=%zz', 'status', 'has a % without two hexadecimal digits: write % as %25'],
  ['/x?status=%', 'status', 'has a % without'],
  ['/x?status=%00', 'status', 'has U+0000'],
  ['/x?status=a%C2%85', 'status', 'has U+0085'],
  ['/x?query%5Bfilter.name__like%5D=%FF', 'query[filter.name__like]', 'is not UTF-8'],
  ['/x?name=Mar\u00c3\u00ada', 'name', 'must be percent-encoded'],
  ['/x?%FF=1', '', 'The name of a parameter is not UTF-8'],
])('in %s the parameter is named', (url, path, message) => {
  expect(brokenParameters(url)).toMatchObject([{ path, code: 'FLD_10005', message: expect.stringContaining(message) }])
})

test.each(['/x', '/x?', '/x?a', '/x?a=Mar%C3%ADa+P%20%25&b=%0A', '/x?query=filter.name__like%3D100%2525'])(
  '%s is right',
  (url) => {
    expect(brokenParameters(url)).toEqual([])
  },
)
