import {
  createRequestHandler,
  type AppLoadContext,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node';
import { createPageHandler } from './page-handlers.server';

type Module = ServerBuild['routes'][string]['module'];
type Loader = NonNullable<Module['loader']>;

const page = (): null => null;

/** A shop's build with three addresses that begin alike, and what its entry was asked to draw. */
function shopBuild(loaders: Record<string, Loader> = {}) {
  const drawn: { status: number; headers: Headers; entry: EntryContext }[] = [];
  const loaded: string[] = [];
  const route = (id: string, path: string, more: Partial<Module> = { default: page }) => {
    const loader: Loader = (args) => {
      loaded.push(id);
      return loaders[id]?.(args) ?? { id, params: args.params, at: new URL(args.request.url).pathname };
    };
    const parentId = id === 'root' ? undefined : 'root';
    return { id, path, parentId, index: id === 'home' || undefined, module: { ...more, loader } as Module };
  };
  const routes = [
    route('root', ''),
    route('home', '/'),
    route('product', '/product/:slug?'),
    route('review', '/product/:slug/review'),
    route('shop', '/Shop'),
    route('feed', '/blog/rss.xml', {}),
    route('post', '/blog/:slug'),
    route('payment', '/:result/:query?'),
    route('not-found', '*'),
  ];
  const byId = Object.fromEntries(routes.map((one) => [one.id, one]));
  const render = (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
    drawn.push({ status, headers, entry });
    return new Response(entry.serverHandoffString, { status, headers });
  };
  const build = {
    ...{ mode: 'production', basename: '/', publicPath: '/', assetsBuildDirectory: '', isSpaMode: false },
    entry: { module: { default: render, handleError: () => undefined } },
    assets: { entry: { imports: [], module: '' }, routes: byId, url: '', version: '' },
    routes: byId,
    future: { v3_singleFetch: false, v3_lazyRouteDiscovery: false, v3_relativeSplatPath: true },
  } as unknown as ServerBuild;
  return { build, drawn, loaded };
}

/** What a handler makes of an address: its answer, what it had drawn and which loaders ran. */
async function outcomeOf(
  create: typeof createPageHandler,
  [path, init]: [path: string, init?: RequestInit],
  loaders?: Record<string, Loader>,
) {
  const { build, drawn, loaded } = shopBuild(loaders);
  const handle = create(build, 'production');
  const context: AppLoadContext = {};
  const response = await handle(new Request(`http://localhost${path}`, init), context);
  const pages = drawn.map(({ status, headers, entry: { staticHandlerContext: made, ...entry } }) => ({
    status,
    headers: [...headers],
    ...{ location: made.location, loaderData: made.loaderData, errors: made.errors },
    matches: made.matches.map(({ route, params, pathname, pathnameBase }) => [
      route.id,
      ...[params, pathname, pathnameBase],
    ]),
    ...{ handoff: entry.serverHandoffString, future: entry.future, isSpaMode: entry.isSpaMode },
  }));
  const answer = [response.status, [...response.headers], await response.text()];
  return { answer, pages, loaded: loaded.sort() };
}

const both = async (asked: [string, RequestInit?], loaders?: Record<string, Loader>) =>
  Promise.all([
    outcomeOf(createPageHandler, asked, loaders),
    outcomeOf(
      (build, mode) => async (request, context) => createRequestHandler(build, mode)(request, context),
      asked,
      loaders,
    ),
  ]);

describe('a page', () => {
  // Remix says of every address that cannot be decoded that it cannot.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ...[
      '/',
      '//',
      '/?lang=ar',
      '/index',
      '/shop',
      '/SHOP/',
      '/Shop?q=%3Cb%3E&page=2',
      '/%53hop',
      '/Shop/more',
    ],
    ...['/product', '/product/', '/Product/kite', '/product/kite%2Fx/review', '/product/kite/review/more'],
    ...['/blog/rss.xml', '/blog/rss', '/success/12', '/%E0%A4%A', '/product/%E0%A4%A', '/a/b/c', '/?index'],
    ...['/product/kite?_data=product', '/Shop?_data=review', '/product/%D8%A3?x=\u2028'],
  ])('is the one that Remix’s own handler makes at %s', async (path) => {
    const [ours, remix] = await both([path]);
    expect(ours).toEqual(remix);
  });

  it.each(['HEAD', 'POST', 'DELETE'])('is what Remix makes of %s', async (method) => {
    const [ours, remix] = await both(['/product/kite', { method }]);
    expect(ours).toEqual(remix);
  });

  it.each<[string, Loader]>([
    ['answers with headers', () => Response.json({ kite: 1 }, { status: 201, headers: { 'x-kite': '1' } })],
    ['leads elsewhere', () => Response.redirect('http://localhost/Shop')],
    [
      'is not found',
      () => {
        throw Response.json({ error: 'Not found' }, { status: 404 });
      },
    ],
    ['fails', () => Promise.reject(new Error('broken'))],
    ['has nothing to tell', () => null],
    ['lists', () => [{ name: '</script>' }]],
  ])('whose loader %s is made as by Remix, and no loader runs twice', async (_what, loader) => {
    const [ours, remix] = await both(['/product/kite'], { product: loader });
    expect(ours).toEqual(remix);
    expect(ours.loaded).toEqual(['product', 'root']);
  });
});
