import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset, Encoding } from './built-page.ts'
import { preferredEncoding } from './preferred-encoding.ts'

/** Answers with the compressed content, or with 304. @param varies the request headers that the answer depends on */
export async function answerAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  varies = 'accept-encoding',
): Promise<FastifyReply> {
  const { contentType, etag, cacheControl, plain, packed } = asset
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', varies)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', contentType)
  const encoding: Encoding | undefined = packed && preferredEncoding(request.headers['accept-encoding'])
  if (packed === undefined || encoding === undefined) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(await packed(encoding))
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim() === etag) === true
}
