import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';
import { createPageHandler } from './page-handlers.server';

const FACTS = { name: 'Kite', at: null };

const PATHS: Record<string, string> = {
  home: '/',
  shop: '/Shop',
  product: '/product/:slug?',
  review: '/product/:slug/review',
  feed: '/blog/rss.xml',
  post: '/blog/:slug',
  reviews: '/store/:slug?/reviews',
  help: '/help/*',
  result: '/:ProcessingPayment/:query?',
  lost: '*',
};

/** A build that renders the ids of the matched routes and exposes their loader data. */
function buildOf(drawn: (entry: EntryContext) => void = () => undefined): ServerBuild {
  const loader: LoaderFunction = () => FACTS;
  const routes = Object.entries(PATHS).map(([id, path]) => {
    const module = id === 'feed' ? { loader: () => new Response('feed') } : { loader, default: () => null };
    return [id, { id, parentId: 'root', path, index: path === '/', module }];
  });
  const draw = (_request: Request, status: number, _headers: Headers, entry: EntryContext) => {
    drawn(entry);
    return new Response(entry.staticHandlerContext.matches.map(({ route }) => route.id).join(), { status });
  };
  return {
    mode: 'production',
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...Object.fromEntries(routes),
    },
    entry: { module: { default: draw } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    future: {},
  } as unknown as ServerBuild;
}

const ask = (path: string) => new Request(`http://localhost${path}`);

describe('createPageHandler', () => {
  it.each([
    '/',
    '/?lang=ar',
    '/Shop',
    '/shop',
    '/shop/',
    '/product',
    '/product/kite',
    '/Product/kite/review',
    '/%70roduct/kite',
    '/blog/rss.xml',
    '/blog/first-post',
    '/blog',
    '/blog/first/post',
    '/store/reviews',
    '/store/nova/reviews',
    '/store/nova',
    '/store/nova/stars',
    '/help/a/b/c',
    '/help',
    '/product/kite/review/again/and/again/and/again/and/again',
    '/product/ki%2Fte',
    '/product//review',
    '/product//',
    '/paid',
    '/paid/yes?no',
    '/no/such/page',
    '/%zz',
    '//product/kite',
  ])('responds to %s like Remix’s own handler with all routes', async (path) => {
    const [own, handler] = [
      createPageHandler(buildOf(), 'production'),
      createRequestHandler(buildOf(), 'production'),
    ];
    const [answer, expected] = [await own(ask(path)), await handler(ask(path))];
    expect([answer.status, await answer.text()]).toEqual([expected.status, await expected.text()]);
  });

  it('passes loader data to pages as objects, and to data requests as JSON', async () => {
    const args: unknown[] = [];
    const handle = createPageHandler(
      buildOf(({ staticHandlerContext }) => args.push(staticHandlerContext.loaderData.product)),
      'production',
    );
    await handle(ask('/product/kite'));
    expect(args[0]).toBe(FACTS);
    const fetched = await handle(ask('/product/kite?_data=product'));
    expect([fetched.headers.get('content-type'), await fetched.json()]).toEqual([
      'application/json; charset=utf-8',
      FACTS,
    ]);
  });
});
