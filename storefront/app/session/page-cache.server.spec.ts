import type { AppLoadContext } from '@remix-run/node';
import { HEADERS } from '@stoa/contracts';
import { gunzipSync } from 'node:zlib';
import { answer } from './page-cache.server';
import { shopOf } from './shop.server';

const TOKEN = ['e30', Buffer.from('{"aud":"customer"}').toString('base64url'), 'x'].join('.');
const SESSION = 'S'.repeat(64);

/** Tracks that everything depends on this version, which is current until another one is tracked. */
let current = '';
function trackVersion(version = String(Math.random())): Pick<AppLoadContext, 'dependencies'> {
  current = version;
  return {
    dependencies: {
      track: async (work) => ({ value: await work(), dependencies: [() => current === version] }),
      dependOn: () => undefined,
    },
  };
}

/** Renders pages and records their URLs; each call has its own version, so that tests share no cached page. */
function pagesOf(make: (url: URL, context: AppLoadContext) => Response | Promise<Response>) {
  const tracking = trackVersion();
  const made: string[] = [];
  const handle = async (request: Request, context: AppLoadContext) => {
    const url = new URL(request.url);
    made.push(url.pathname + url.search);
    return make(url, context);
  };
  const ask = (path: string, headers: Record<string, string> = {}, context: AppLoadContext = {}) =>
    answer(
      new Request(`http://localhost${path}`, { headers }),
      { ...tracking, nonce: { script: 'own' }, ...context },
      handle,
    );
  return { ask, made };
}

const html = (body: string, status = 200) => new Response(body, { status });

describe('page cache', () => {
  it('renders a page once each for visitors with an empty cart, with a filled cart and signed in', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    await Promise.all([ask('/'), ask('/'), ask('/?utm_source=mail')]);
    await ask('/');
    await ask('/', { cookie: 'wishlist=1.2; compare=3' });
    await ask('/', { cookie: 'cart_count=2' });
    await ask('/', { cookie: `auth._token.customer=${TOKEN}` });
    expect(made).toEqual(['/', '/', '/']);
  });

  it('renders a failing page for each request and does not cache it', async () => {
    const { ask, made } = pagesOf(() => html('gone', 404));
    const first = await ask('/product/nothing');
    expect([first.status, String(first.body), made.length]).toEqual([404, 'gone', 1]);
    await ask('/product/nothing');
    expect(made).toHaveLength(2);
  });

  it('caches a page per version, language, currency and cart count', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    for (const cookie of ['', 'currency=EUR', 'i18n_redirected=ar', 'cart_count=1'])
      for (let n = 0; n < 2; n++) await ask('/', { cookie });
    await ask('/', {}, trackVersion());
    expect(made).toHaveLength(5);
  });

  it('shares a cached page between requests with forged Host headers', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    await ask('/');
    const tracking = trackVersion();
    const hosts = ['one.evil.test', 'two.evil.test', 'localhost:3000'];
    let count = 0;
    const handle = async () => html(String((count += 1)));
    for (const host of hosts) await answer(new Request(`http://${host}/`), tracking, handle);
    expect([made.length, count]).toEqual([1, 1]);
  });
});

describe('cached pages', () => {
  const LARGE = 'x'.repeat(400_000);

  it('are not evicted by URLs with arbitrary parameters', async () => {
    const { ask, made } = pagesOf(() => html(LARGE));
    await ask('/');
    for (let n = 0; n < 60; n++) await ask(`/Shop?q=${n}`);
    for (let n = 0; n < 60; n++) await ask(`/?nonsense=${n}`);
    made.length = 0;
    await ask('/');
    expect(made).toEqual([]);
  });

  it('exclude URLs with unknown parameters', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    for (let n = 0; n < 2; n++) await ask('/?nonsense=1');
    expect(made).toHaveLength(2);
  });

  it.each([
    ['without parameters, as 48 million bytes', '/product/', 140],
    ['with parameters, as 16 million bytes', '/Shop?page=', 50],
  ])('are evicted oldest first beyond the limit: %s', async (_of, path, count) => {
    const { ask, made } = pagesOf(() => html(LARGE));
    for (let n = 1; n <= count; n++) await ask(path + n);
    made.length = 0;
    await ask(path + count);
    await ask(`${path}1`);
    expect(made).toEqual([`${path}1`]);
  });
});

describe('compression of cached pages', () => {
  const WORDS = '<p>kite</p>'.repeat(500);

  it.each([
    ['gzip, deflate, br, zstd', 'gzip', 'Cookie, Accept-Encoding'],
    ['br', null, 'Cookie'],
    ['br, gzip;q=0', null, 'Cookie'],
    ['', null, 'Cookie'],
  ])('for a browser that accepts "%s": %s', async (accepted, coding, vary) => {
    const { ask } = pagesOf(() => new Response(WORDS, { headers: { vary: 'Cookie' } }));
    for (let n = 0; n < 2; n++) {
      const { headers, body } = await ask('/brands', { 'accept-encoding': accepted });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, vary]);
      const bytes = Buffer.from(body as Buffer);
      expect((coding ? gunzipSync(bytes) : bytes).toString()).toBe(WORDS);
    }
  });
});

describe('shared page', () => {
  const asker = { cookie: `session_token=${SESSION}; auth._token.customer=${TOKEN}` };

  /** Requests a page that calls the API when rendered; returns the credentials that the API received. */
  async function callOf(path: string) {
    const calls: Headers[] = [];
    const api = async (_path: string, init: RequestInit) => {
      calls.push(new Headers(init.headers));
      return Response.json({ state: 'success', data: {} });
    };
    const tracking = trackVersion();
    const page = await answer(
      new Request(`http://localhost${path}`, { headers: asker }),
      { ...tracking, api },
      async (request, context) => {
        await shopOf({ request, context }).api.get('web/anything');
        return html('<p>page</p>');
      },
    );
    const [call = new Headers()] = calls;
    return { calls: calls.length, who: [call.get('authorization'), call.get(HEADERS.session)], page };
  }

  it('is rendered with anonymous API requests, even if the first visitor is signed in', async () => {
    const { calls, who } = await callOf('/product/kite');
    expect([calls, who]).toEqual([1, [null, null]]);
  });

  it('differs from a private page, whose API requests send the visitor’s token and session', async () => {
    const { calls, who } = await callOf('/cart');
    expect([calls, who]).toEqual([1, [`Bearer ${TOKEN}`, SESSION]]);
  });

  it('gives each new visitor a new session token, and nobody the first visitor’s', async () => {
    const tracking = trackVersion();
    const handle = async () =>
      new Response('<p>page</p>', { headers: { 'set-cookie': `session_token=${SESSION}; Path=/` } });
    const sessions = await Promise.all(
      [{}, {}, asker].map(async (headers) => {
        const page = await answer(new Request('http://localhost/brands', { headers }), tracking, handle);
        return page.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      }),
    );
    const [first = [], second = [], tags] = sessions;
    expect(tags).toEqual([]);
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(new Set([...first, ...second, `session_token=${SESSION}`]).size).toBe(3);
  });
});

describe('data of a navigation', () => {
  const data = (more: object = {}) => Response.json({ name: 'Kite', ...more });

  it('is cached for all visitors, apart from the page and from data of its frame', async () => {
    const { ask, made } = pagesOf(() => data());
    for (const path of ['/brands?_data=brands', '/brands', '/brands?_data=root', '/brands?_data=cart'])
      for (let n = 0; n < 2; n++) await ask(path);
    expect(made).toEqual([
      '/brands?_data=brands',
      '/brands',
      ...['root', 'root', 'cart', 'cart'].map((route) => `/brands?_data=${route}`),
    ]);
  });

  it('is not cached for requests of two routes at once', async () => {
    const { ask, made } = pagesOf(() => data());
    for (let n = 0; n < 2; n++) await ask('/brands?_data=brands&_data=root');
    expect(made).toHaveLength(2);
  });

  it('is sent to its first visitor before the secondary data is there, and to others as a whole', async () => {
    let finish = (): void => undefined;
    const { ask, made } = pagesOf(() => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(Buffer.from('{"name":"Kite"}\n'));
          finish = () => {
            stream.enqueue(Buffer.from('data:{"reviews":[]}\n'));
            stream.close();
          };
        },
      });
      return new Response(body, {
        headers: { 'content-type': 'text/remix-deferred', 'set-cookie': `session_token=${SESSION}; Path=/` },
      });
    });
    const headers = { 'sec-fetch-mode': 'cors', referer: 'http://localhost/' };
    const path = '/product/kite?_data=product';
    const first = await ask(path, headers);
    expect(first.headers.getSetCookie().join()).not.toContain(SESSION);
    const reader = (first.body as ReadableStream<Uint8Array>).getReader();
    expect(String(Buffer.from((await reader.read()).value ?? []))).toContain('Kite');
    const second = ask(path, headers);
    finish();
    expect(String((await second).body)).toBe('{"name":"Kite"}\ndata:{"reviews":[]}\n');
    expect(String(Buffer.from((await reader.read()).value ?? []))).toContain('reviews');
    // Within the page everything is awaited, so this is another response.
    await ask(path, { ...headers, referer: 'http://localhost/product/kite' });
    expect(made).toHaveLength(2);
  });

  it('is rendered to its end for others when its first visitor leaves', async () => {
    const signals: AbortSignal[] = [];
    const leaving = new AbortController();
    const handle = async (request: Request) => {
      leaving.abort();
      signals.push(request.signal);
      return data();
    };
    await answer(new Request('http://localhost/brands', { signal: leaving.signal }), trackVersion(), handle);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

describe('language chosen by URL', () => {
  it('is set as a cookie for each visitor without it, whoever requested the page first', async () => {
    const tracking = trackVersion();
    const handle = async (request: Request, context: AppLoadContext) => {
      const { remember, cookies } = shopOf({ request, context });
      remember('i18n_redirected', 'ar');
      return new Response('<p>shop</p>', {
        headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
      });
    };
    const purged: string[][] = [];
    for (const language of ['ar', 'es', 'ar']) {
      const headers = { cookie: `session_token=${SESSION}; i18n_redirected=${language}` };
      const request = new Request('http://localhost/Shop?lang=ar', { headers });
      const { headers: answered } = await answer(request, tracking, handle);
      purged.push(answered.getSetCookie().map((one) => one.split(';')[0] ?? ''));
    }
    expect(purged).toEqual([[], ['i18n_redirected=ar'], []]);
  });
});

describe('nonce placeholders of cached pages', () => {
  /** The placeholders of a freshly loaded module, as in a new process, with its `answer` function. */
  async function processOf() {
    let fresh: typeof import('./page-cache.server') | undefined;
    await jest.isolateModulesAsync(async () => {
      fresh = await import('./page-cache.server');
    });
    if (!fresh) throw new Error('Not loaded');
    const { answer: own } = fresh;
    let nonce: AppLoadContext['nonce'];
    await own(new Request('http://localhost/'), trackVersion(), async (_request, context) => {
      ({ nonce } = context);
      return html('');
    });
    return { own, script: nonce?.script ?? '', style: nonce?.style ?? '' };
  }

  it('differ per process, cannot be guessed, and are replaced by the response’s nonces', async () => {
    const [one, other] = [await processOf(), await processOf()];
    const placeholders = [one.script, one.style, other.script, other.style];
    expect(new Set(placeholders).size).toBe(4);
    for (const each of placeholders) expect(each).toMatch(/^nonce-[\da-f]{48}-(?:script|style)$/);
    // A vendor's text may contain the placeholders of other processes or earlier versions.
    const written = `<p>${other.script} ${other.style} __nonce__ script-nonce</p>`;
    const page = await one.own(
      new Request('http://localhost/product/kite'),
      { ...trackVersion(), nonce: { script: 'S1', style: 'S2' } },
      async (_request, { nonce }) =>
        html(`<style nonce="${nonce?.style}"></style>${written}<script nonce="${nonce?.script}"></script>`),
    );
    expect(String(page.body)).toBe(`<style nonce="S2"></style>${written}<script nonce="S1"></script>`);
  });
});
