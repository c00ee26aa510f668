import { throwLayoutFailure } from './layout-failure.server';

const failureOf = async (cause: unknown): Promise<[number, unknown]> => {
  const thrown: unknown = await throwLayoutFailure(cause).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown;
  return [thrown.status, await thrown.json()];
};

describe('specification §2.2: a layout that fails to load', () => {
  it('is a 500 with the failure’s message', async () => {
    const refused = Response.json({ error: 'The database is being restored' }, { status: 503 });
    expect(await failureOf(refused)).toEqual([500, { error: 'The database is being restored' }]);
  });

  it('says that the shop cannot be reached if the failure has no message', async () => {
    const answer = { error: 'The shop cannot be reached at the moment.' };
    expect(await failureOf(Response.json({ error: '' }, { status: 503 }))).toEqual([500, answer]);
    expect(await failureOf(new Response('<html>', { status: 502 }))).toEqual([500, answer]);
  });

  it('leaves an unexpected error as it is, which is logged', async () => {
    const error = new TypeError('x is not a function');
    await expect(throwLayoutFailure(error)).rejects.toBe(error);
  });

  it('keeps redirects', async () => {
    const redirect = new Response(null, { status: 303, headers: { location: '/login' } });
    await expect(throwLayoutFailure(redirect)).rejects.toBe(redirect);
  });
});
