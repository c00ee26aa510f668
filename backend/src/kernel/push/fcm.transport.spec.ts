import { generateKeyPairSync } from 'node:crypto';
import { FcmTransport } from './fcm.transport';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const MESSAGE = {
  id: 'm1',
  title: 'Order ST-1',
  body: 'Shipped',
  path: '/customer/orders/1',
  language: 'en',
};

describe('FcmTransport', () => {
  const sent: { url: string; body: string }[] = [];
  let status = 200;
  const original = globalThis.fetch;

  beforeAll(() => {
    globalThis.fetch = ((url: string, init: RequestInit) => {
      sent.push({ url, body: String(init.body) });
      const isSignIn = url.includes('oauth2');
      const body = isSignIn ? { access_token: 'granted', expires_in: 3600 } : {};
      return Promise.resolve(Response.json(body, { status: isSignIn ? 200 : status }));
    }) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = original;
  });

  const transport = new FcmTransport(
    { project: 'agora', email: 'push@agora.test', privateKey },
    () => new Date('2026-01-15T12:00:00Z'),
  );

  it('signs in once and sends the device token, the text and the link', async () => {
    expect(await transport.send('device-1', MESSAGE)).toBe(true);
    expect(await transport.send('device-2', MESSAGE)).toBe(true);
    expect(sent.map(({ url }) => new URL(url).host)).toEqual([
      'oauth2.googleapis.com',
      'fcm.googleapis.com',
      'fcm.googleapis.com',
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      message: {
        token: 'device-1',
        notification: { title: 'Order ST-1', body: 'Shipped' },
        webpush: { fcm_options: { link: '/customer/orders/1' }, headers: { Topic: 'm1' } },
        android: { notification: { tag: 'm1' } },
        apns: { headers: { 'apns-collapse-id': 'm1' } },
      },
    });
  });

  it('returns false for an unregistered device, and throws when FCM is unavailable', async () => {
    status = 404;
    expect(await transport.send('gone', MESSAGE)).toBe(false);
    status = 503;
    await expect(transport.send('device-1', MESSAGE)).rejects.toThrow(/503/);
  });
});
