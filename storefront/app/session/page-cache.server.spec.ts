import type { AppLoadContext } from '@remix-run/node';
import { HEADERS } from '@stoa/contracts';
import { answer } from './page-cache.server';
import { shopOf } from './shop.server';

const TOKEN = ['e30', Buffer.from('{"aud":"customer"}').toString('base64url'), 'x'].join('.');
const SESSION = 'S'.repeat(64);

/** Makes pages and counts them by address; the version of a test is its own, so that no page of another is taken. */
function pagesOf(make: (url: URL, context: AppLoadContext) => Response | Promise<Response>) {
  const version = String(Math.random());
  const made: string[] = [];
  const handle = async (request: Request, context: AppLoadContext) => {
    const url = new URL(request.url);
    made.push(url.pathname + url.search);
    return make(url, context);
  };
  const ask = (path: string, headers: Record<string, string> = {}, context: AppLoadContext = {}) =>
    answer(
      new Request(`http://localhost${path}`, { headers }),
      { version, nonce: { script: 'own' }, ...context },
      handle,
    );
  return { ask, made };
}

const html = (body: string, status = 200) => new Response(body, { status });

describe('a public page', () => {
  it('is made once for everybody who sees the same', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    await Promise.all([ask('/'), ask('/'), ask('/?utm_source=mail')]);
    await ask('/');
    await ask('/', { cookie: 'wishlist=1.2; compare=3' });
    await ask('/', { cookie: 'cart_count=2' });
    await ask('/', { cookie: `auth._token.customer=${TOKEN}` });
    expect(made).toEqual(['/', '/', '/']);
  });

  it('is made once when it fails, by each who asks for it, and is not kept', async () => {
    const { ask, made } = pagesOf(() => html('gone', 404));
    const first = await ask('/product/nothing');
    expect([first.status, first.body, made.length]).toEqual([404, 'gone', 1]);
    await ask('/product/nothing');
    expect(made).toHaveLength(2);
  });

  it('is another one under another version, language, currency, and in another shape of cart', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    for (const cookie of ['', 'currency=EUR', 'i18n_redirected=ar', 'cart_count=1'])
      for (let n = 0; n < 2; n++) await ask('/', { cookie });
    await ask('/', {}, { version: 'later' });
    expect(made).toHaveLength(5);
  });

  it('is not made anew, nor kept apart, for a Host header that somebody made up', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    await ask('/');
    const version = String(Math.random());
    const hosts = ['one.evil.test', 'two.evil.test', 'localhost:3000'];
    let count = 0;
    const handle = async () => html(String((count += 1)));
    for (const host of hosts) await answer(new Request(`http://${host}/`), { version }, handle);
    expect([made.length, count]).toEqual([1, 1]);
  });
});

describe('pages that are kept', () => {
  const LARGE = 'x'.repeat(400_000);

  it('are not driven out by addresses with any parameters', async () => {
    const { ask, made } = pagesOf(() => html(LARGE));
    await ask('/');
    for (let n = 0; n < 60; n++) await ask(`/Shop?q=${n}`);
    for (let n = 0; n < 60; n++) await ask(`/?nonsense=${n}`);
    made.length = 0;
    await ask('/');
    expect(made).toEqual([]);
  });

  it('are not kept where a parameter means nothing to them', async () => {
    const { ask, made } = pagesOf(() => html('<p>shop</p>'));
    for (let n = 0; n < 2; n++) await ask('/?nonsense=1');
    expect(made).toHaveLength(2);
  });

  it.each([
    ['without parameters, as 24 million characters', '/product/', 70],
    ['with parameters, as 8 million characters', '/Shop?page=', 25],
  ])('are as many, %s allow; the first leave first', async (_of, path, count) => {
    const { ask, made } = pagesOf(() => html(LARGE));
    for (let n = 1; n <= count; n++) await ask(path + n);
    made.length = 0;
    await ask(path + count);
    await ask(`${path}1`);
    expect(made).toEqual([`${path}1`]);
  });
});

describe('a page for many', () => {
  const asker = { cookie: `session_token=${SESSION}; auth._token.customer=${TOKEN}` };

  /** Asks for a page whose making calls the API, and tells what the API was told of who asks. */
  async function callOf(path: string) {
    const calls: Headers[] = [];
    const api = async (_path: string, init: RequestInit) => {
      calls.push(new Headers(init.headers));
      return Response.json({ state: 'success', data: {} });
    };
    const version = String(Math.random());
    const page = await answer(
      new Request(`http://localhost${path}`, { headers: asker }),
      { version, api },
      async (request, context) => {
        await shopOf({ request, context }).api.get('web/anything');
        return html('<p>page</p>');
      },
    );
    const [call = new Headers()] = calls;
    return { calls: calls.length, who: [call.get('authorization'), call.get(HEADERS.session)], page };
  }

  it('is asked for by nobody, not even by the visitor for whom it is made first', async () => {
    const { calls, who } = await callOf('/product/kite');
    expect([calls, who]).toEqual([1, [null, null]]);
  });

  it('is another than a page of one’s own, which is asked for by its visitor', async () => {
    const { calls, who } = await callOf('/cart');
    expect([calls, who]).toEqual([1, [`Bearer ${TOKEN}`, SESSION]]);
  });

  it('gives each newcomer a session of their own, and nobody the first one’s', async () => {
    const version = String(Math.random());
    const handle = async () =>
      new Response('<p>page</p>', { headers: { 'set-cookie': `session_token=${SESSION}; Path=/` } });
    const sessions = await Promise.all(
      [{}, {}, asker].map(async (headers) => {
        const page = await answer(new Request('http://localhost/brands', { headers }), { version }, handle);
        return page.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      }),
    );
    const [first = [], second = [], known] = sessions;
    expect(known).toEqual([]);
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(new Set([...first, ...second, `session_token=${SESSION}`]).size).toBe(3);
  });
});

describe('a choice made by an address', () => {
  it('is told to everyone whose browser does not have it, whoever asked first', async () => {
    const version = String(Math.random());
    const handle = async (request: Request, context: AppLoadContext) => {
      const { remember, cookies } = shopOf({ request, context });
      remember('i18n_redirected', 'ar');
      return new Response('<p>shop</p>', {
        headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
      });
    };
    const told: string[][] = [];
    for (const language of ['ar', 'es', 'ar']) {
      const headers = { cookie: `session_token=${SESSION}; i18n_redirected=${language}` };
      const request = new Request('http://localhost/Shop?lang=ar', { headers });
      const { headers: answered } = await answer(request, { version }, handle);
      told.push(answered.getSetCookie().map((one) => one.split(';')[0] ?? ''));
    }
    expect(told).toEqual([[], ['i18n_redirected=ar'], []]);
  });
});

describe('what stands for the nonce while a page is made', () => {
  /** The placeholders of a process that starts now, with its way to answer. */
  async function processOf() {
    let fresh: typeof import('./page-cache.server') | undefined;
    await jest.isolateModulesAsync(async () => {
      fresh = await import('./page-cache.server');
    });
    if (!fresh) throw new Error('Not loaded');
    const { answer: own } = fresh;
    let nonce: AppLoadContext['nonce'];
    await own(new Request('http://localhost/'), { version: '1' }, async (_request, context) => {
      ({ nonce } = context);
      return html('');
    });
    return { own, script: nonce?.script ?? '', style: nonce?.style ?? '' };
  }

  it('is another one in each process, too long to be guessed, and becomes the answer’s own', async () => {
    const [one, other] = [await processOf(), await processOf()];
    const placeholders = [one.script, one.style, other.script, other.style];
    expect(new Set(placeholders).size).toBe(4);
    for (const each of placeholders) expect(each).toMatch(/^nonce-[\da-f]{48}-(?:script|style)$/);
    // A vendor's text may hold the placeholders of any other process, or whatever they once were.
    const written = `<p>${other.script} ${other.style} __nonce__ script-nonce</p>`;
    const page = await one.own(
      new Request('http://localhost/product/kite'),
      { version: '1', nonce: { script: 'S1', style: 'S2' } },
      async (_request, { nonce }) =>
        html(`<style nonce="${nonce?.style}"></style>${written}<script nonce="${nonce?.script}"></script>`),
    );
    expect(page.body).toBe(`<style nonce="S2"></style>${written}<script nonce="S1"></script>`);
  });
});
