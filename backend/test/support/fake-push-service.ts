import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Content of a message as browsers show it. */
interface Shown {
  title: string;
  body: string;
  path: string;
  lang: string;
  dir: string;
}

/** A message as received by the service. */
export interface Pushed {
  device: string;
  message: Shown;
  /** Claims of the VAPID token, whose signature matched `key`. */
  claims: { aud: string; sub: string; exp: number };
  key: string;
  ttl: number;
  /** Messages of one topic replace each other. */
  topic: string | undefined;
}

interface Browser {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** A fake push service with its browsers: it decrypts messages like they do (RFC 8291, RFC 8292). */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  /** Error status to return for a device instead of 201. */
  readonly refusals = new Map<string, number>();
  private readonly browsers = new Map<string, Browser>();

  private readonly server = createServer((request, response) => {
    this.take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });

  /** Environment variables of a shop that may send here. */
  async open(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return { PUSH_HOSTS: new URL(this.base).host, VAPID_SUBJECT: 'mailto:push@stoa.test' };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** The push subscription that a browser sends to the shop; the keys of a device don't change. */
  subscribe(device: string): string {
    const browser = this.browsers.get(device) ?? { ecdh: createECDH('prime256v1'), auth: randomBytes(16) };
    if (!this.browsers.has(device)) browser.ecdh.generateKeys();
    this.browsers.set(device, browser);
    const keys = { p256dh: browser.ecdh.getPublicKey('base64url'), auth: browser.auth.toString('base64url') };
    return JSON.stringify({ endpoint: `${this.base}/push/${device}`, expirationTime: null, keys });
  }

  private get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async take(request: IncomingMessage): Promise<number> {
    const device = request.url?.replace('/push/', '') ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const refusal = this.refusals.get(device);
    if (refusal) return refusal;
    const browser = this.browsers.get(device);
    if (!browser || request.headers['content-encoding'] !== 'aes128gcm') return 400;
    const message = JSON.parse(decrypted(Buffer.concat(parts), browser)) as Shown;
    const { claims, key } = vapidOf(request.headers.authorization ?? '');
    const { ttl, topic } = request.headers;
    this.pushed.push({ device, message, claims, key, ttl: Number(ttl), topic: topic?.toString() });
    return 201;
  }
}

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of RFC 8291. */
function decrypted(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}

/** The claims of `vapid t=…, k=…`; throws for an invalid signature. */
function vapidOf(header: string): Pick<Pushed, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature is not good.');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Pushed['claims'], key };
}
