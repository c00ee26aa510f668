import { readBanners } from '~/features/banners/read-banners.server';
import { COOKIES } from './cookies';
import { SharedAnswers } from './shared-answers.server';
import { shopOf } from './shop.server';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const ENDED = `${part({ alg: 'HS256' })}.${part({ aud: 'customer', sid: 1 })}.c2ln`;
const FRAME = {
  settings: { currency: { code: 'USD' }, language: { code: 'en' }, theme: { template: 't1' } },
  languages: [],
  currencies: [],
};
const BANNERS = { slider_images: {} };

/** An API that rejects the visitor's token and accepts anonymous requests. */
function visitWithEndedSession() {
  const requests: string[] = [];
  const api = async (path: string, { headers }: RequestInit) => {
    requests.push(path);
    if (new Headers(headers).has('authorization'))
      return Response.json({ state: 'fail', code: 'unauthenticated' }, { status: 401 });
    return Response.json({ state: 'success', data: path.includes('banners') ? BANNERS : FRAME });
  };
  const request = new Request('http://localhost/Shop', {
    headers: { cookie: `${COOKIES.customer}=${ENDED}; session_token=${'a'.repeat(64)}` },
  });
  return { requests, args: { request, context: { api }, params: {} } };
}

describe('SharedAnswers', () => {
  it('requests shared data anonymously, so that an ended session of one visitor affects no other', async () => {
    const { args, requests } = visitWithEndedSession();
    const [frame, banners] = await Promise.all([shopOf(args).frame(), readBanners(args)]);
    expect(frame).toEqual(FRAME);
    expect(banners).toEqual(BANNERS);
    expect(requests).toHaveLength(2);
    expect(await shopOf(visitWithEndedSession().args).frame()).toBe(frame);
  });

  it('requests again after a failure, which only affects concurrent requests', async () => {
    const answers = new SharedAnswers<string>();
    const { args } = visitWithEndedSession();
    const world = { api: shopOf(args).api, dependencies: undefined };
    const failing = () => Promise.reject(new Error('away'));
    const waiting = [answers.get('a', world, failing), answers.get('a', world, async () => 'unasked')];
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
    expect(await answers.get('a', world, async () => 'back')).toBe('back');
  });
});
