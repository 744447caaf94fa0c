/** Programs that verify a delivery, with the client library of each language. */
export const SNIPPETS = {
  node: `// npm install express @etax/client
import { verifyWebhook } from '@etax/client'
import express from 'express'

express()
  .post('/etax', express.raw({ type: 'application/json' }), async (request, response) => {
    const event = await verifyWebhook(request.body, request.headers, process.env.WEBHOOK_SECRET)
    response.sendStatus(200)
    console.log(event.type)
  })
  .listen(8080)
`,
  python: `import hashlib, hmac, time

def verify(body: bytes, header: str, secret: str) -> None:
    """header: x-service-signature; body: the bytes as they came"""
    parts = [part.split("=", 1) for part in header.split(",")]
    t = next(value for name, value in parts if name == "t")
    wanted = hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
    if not any(hmac.compare_digest(wanted, value) for name, value in parts if name == "v1"):
        raise ValueError("not from us")
    if abs(time.time() - int(t)) > 300:
        raise ValueError("too old")
`,
  php: `<?php
// $body = file_get_contents('php://input'); $header = $_SERVER['HTTP_X_SERVICE_SIGNATURE'];
function verify(string $body, string $header, string $secret): void {
    preg_match('/t=(\\d+)/', $header, $t);
    preg_match_all('/v1=([0-9a-f]+)/', $header, $given);
    $wanted = hash_hmac('sha256', $t[1] . '.' . $body, $secret);
    $fits = array_filter($given[1], fn ($one) => hash_equals($wanted, $one));
    if (!$fits || abs(time() - (int) $t[1]) > 300) {
        throw new Exception('not from us, or too old');
    }
}
`,
} as const

export type SnippetLanguage = keyof typeof SNIPPETS
