import { get, request as open, type IncomingHttpHeaders } from 'node:http';
import { expect, test, type APIRequestContext } from '@playwright/test';

const [firstWeb = '', secondWeb = ''] = (process.env.STOA_WEB_URLS ?? '').split(' ');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** One request as a visitor with this address makes it. */
function visit(url: string, from: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress: from, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    }).once('error', reject);
  });
}

/** Security headers of a page, without the values that differ per response. */
async function protection(request: APIRequestContext, url: string): Promise<Record<string, string>> {
  const headers = (await request.get(url)).headers();
  const names = Object.keys(headers).filter((name) =>
    /^(content-security|cross-origin|origin-|referrer|strict|x-)/.test(name),
  );
  const entries = names.map((name) => [name, (headers[name] ?? '').replace(/'nonce-[^']+'/g, "'nonce'")]);
  return Object.fromEntries(entries.filter(([name]) => name !== 'x-request-id')) as Record<string, string>;
}

test('pages, scripts and data are compressed with Brotli or gzip', async ({ request, baseURL }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  for (const path of ['/', script, '/backend/api/web/generic_web_data', '/admin/']) {
    for (const coding of ['br', 'gzip']) {
      const { status, headers } = await visit(baseURL + path, '127.0.0.1', { 'accept-encoding': coding });
      expect([path, status, headers['content-encoding'] ?? '(short)']).toEqual([
        path,
        200,
        path === '/admin/' ? expect.any(String) : coding,
      ]);
    }
  }
});

test('the sitemap behind nginx uses the public URL, and all of its parts are served', async ({
  request,
  baseURL,
}) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const parts = [...(await index.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(parts).toContain(`${baseURL}/sitemap/products-1.xml`);
  for (const part of parts) expect((await request.get(part)).status()).toBe(200);
});

test('a page has the same security headers behind nginx as directly from the web process', async ({
  request,
}) => {
  const behindNginx = await protection(request, '/');
  expect(behindNginx['content-security-policy']).toContain("script-src 'self' 'nonce'");
  expect(behindNginx).toEqual(await protection(request, firstWeb));
});

test('rate limits apply per IP address and ignore a forged X-Forwarded-For', async ({ baseURL }) => {
  const url = `${baseURL}/login/nobody`;
  const statuses: number[] = [];
  // The limit is 60 a minute, times the multiplier for limits of this test's shop.
  for (let n = 0; n < 300 && !statuses.includes(429); n++) {
    const headers = { 'x-forwarded-for': `198.51.100.${n}` };
    statuses.push((await visit(url, '127.0.0.3', headers)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await visit(url, '127.0.0.2')).status).toBe(404);
});

/** The headers of a signed-in operator. */
async function operator(request: APIRequestContext): Promise<{ authorization: string }> {
  const login = await request.post(`${firstWeb}/backend/api/admin/auth/login`, {
    data: { email: 'admin@stoa.test', password: 'stoa-demo' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

const MEGA = 1024 ** 2;

/** Announces a body of `length` bytes, sends only its start, and waits for the response. */
function announce(
  url: string,
  length: number,
  headers: Record<string, string>,
): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sending = open(url, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=frame',
        ...headers,
        'content-length': String(length),
      },
    });
    sending.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.once('end', () => {
        sending.destroy();
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
      });
    });
    sending.once('error', reject);
    sending.write('--frame\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
  });
}

test('a large import file within the size limit of the API is accepted through nginx', async ({
  request,
  baseURL,
}) => {
  const headers = await operator(request);
  const row = `${'x'.repeat(200)},1,9.99\n`;
  const table = Buffer.from(`sku,quantity,price\n${row.repeat(Math.ceil((24 * MEGA) / row.length))}`);
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: table };
  const sent = await request.post(`${baseURL}/backend/api/admin/importData`, {
    headers,
    multipart: { file },
  });
  expect([sent.status(), await sent.json()]).toEqual([
    200,
    expect.objectContaining({
      state: 'success',
      data: expect.objectContaining({ bytes: table.length }) as unknown,
    }),
  ]);
});

test('a file over the limit is refused by the API, not by nginx, before it is sent', async ({
  request,
  baseURL,
}) => {
  const headers = await operator(request);
  for (const [path, field, megabytes, limit] of [
    ['admin/importData', 'file', 200, 100],
    ['vendor/registerVendor', 'papers', 60, 25],
  ] as const) {
    const { status, type, text } = await announce(
      `${baseURL}/backend/api/${path}`,
      megabytes * MEGA,
      path.startsWith('admin') ? headers : {},
    );
    expect([path, status, type]).toEqual([path, 413, expect.stringContaining('application/json')]);
    expect(JSON.parse(text)).toMatchObject({
      state: 'fail',
      code: 'too_large',
      errors: { [field]: [expect.stringContaining(`${limit} MB`)] },
    });
  }
});

test('a review upload with pictures is answered by the storefront and not refused by nginx', async ({
  baseURL,
}) => {
  // Not signed in: the storefront answers with a redirect, nginx would refuse the size.
  const { status } = await announce(`${baseURL}/product/nova-phone/review`, 12 * MEGA, {});
  expect(status).toBe(303);
});

test('a change by an operator on one node is visible on the other', async ({ request }) => {
  const api = `${firstWeb}/backend/api`;
  const headers = await operator(request);
  const list = await request.get(`${api}/admin/brands`, { headers });
  const { brands } = (await list.json()) as { brands: { id: number; name: string; version: number }[] };
  const [brand] = brands;
  if (!brand) throw new Error('The demo shop has no brands');
  const name = `${brand.name} ${Date.now()}`;
  const saved = await request.put(`${api}/admin/brands/${brand.id}`, {
    headers,
    data: { name, version: brand.version },
  });
  expect(saved.ok()).toBe(true);
  const shown = async (): Promise<string> =>
    (await request.get(`${secondWeb}/backend/api/web/brands`)).text();
  await expect.poll(shown).toContain(name);
});

test('metrics are not public, and realtime connections pass through nginx', async ({ request }) => {
  expect((await request.get('/backend/metrics')).status()).toBe(404);
  const socket = await request.get('/backend/realtime/?EIO=4&transport=polling');
  expect([socket.status(), (await socket.text()).slice(0, 1)]).toEqual([200, '0']);
});
