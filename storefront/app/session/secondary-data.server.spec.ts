import type { AppLoadContext } from '@remix-run/node';
import { deferSecondary, secondary } from './secondary-data.server';

const PAGE = 'http://shop.test/product/kite';
const SCRIPT = { 'sec-fetch-mode': 'cors' };

/** Whether the loader of a product's page waits for reviews that never arrive. */
async function waits(headers: Record<string, string>, context: AppLoadContext = {}): Promise<boolean> {
  const request = new Request(PAGE, { headers });
  const data = { name: 'Kite', reviews: new Promise<string>(() => undefined) };
  const answer = deferSecondary({ request, context }, data);
  return Promise.race([
    answer.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 20)),
  ]);
}

describe('secondary data', () => {
  it('is awaited for a document, and complete in it', async () => {
    expect(await waits({ 'sec-fetch-mode': 'navigate' }, { isPage: true })).toBe(true);
    expect(await waits({})).toBe(true);
    const request = new Request(PAGE);
    const data = { name: 'Kite', reviews: Promise.resolve(['Good']) };
    expect(await deferSecondary({ request, context: { isPage: true } }, data)).toEqual({
      name: 'Kite',
      reviews: ['Good'],
    });
  });

  it('is awaited for a document that a script fetches', async () => {
    expect(await waits(SCRIPT, { isPage: true })).toBe(true);
  });

  it.each([
    ['from another page', 'http://shop.test/Shop?page=2', false],
    ['from an unknown page', '', false],
    ['within the page', `${PAGE}?reviews=2`, true],
  ])('is awaited by a navigation %s: %s', async (_, referer, isAwaited) => {
    expect(await waits({ ...SCRIPT, referer })).toBe(isAwaited);
  });

  it('is null if it cannot be read; only errors of the shop itself are logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    expect(await secondary(Promise.reject(new Response(null, { status: 503 })))).toBeNull();
    expect(log).not.toHaveBeenCalled();
    const error = new Error('formatting failed');
    expect(await secondary(Promise.reject(error))).toBeNull();
    expect(log).toHaveBeenCalledWith(error);
    expect(await secondary(Promise.resolve('text'))).toBe('text');
  });
});
