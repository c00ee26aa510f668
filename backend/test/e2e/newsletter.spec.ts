import type { NewsletterAnswer } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin, next } from '../support/factories';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Subscriber {
  id: number;
  email: string;
  state: string;
  consent_at: string | null;
}
type Rows = { newsletters: Subscriber[]; total: number };
const HOUR = 3_600_000;

const address = (): string => `reader${next()}@stoa.test`;

describe('newsletter', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '100' }, clock);
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const subscribe = (email: string) => shop.client.post('/web/newsletter', { email });
  const find = async (email: string): Promise<Subscriber | undefined> =>
    (await admin.post<Rows>('/admin/newsletters/filter', { filter: { q: email } })).body.newsletters[0];

  /** Opens an emailed link, which changes nothing, and confirms on the page that it redirects to. */
  async function follow(text: string | undefined, verb: string): Promise<string | undefined> {
    const path = new RegExp(`/backend/api(/web/newsletter/${verb}/\\S+)`).exec(text ?? '')?.[1] ?? '';
    const opened = await shop.client.get(path);
    expect(opened.status).toBe(302);
    const query = new URL(opened.headers.location ?? '').searchParams;
    const token = query.get(verb);
    if (token === null) return query.get('state') ?? undefined;
    const answer = await shop.client.post<{ data: NewsletterAnswer }>(`/web/newsletter/${verb}/${token}`);
    return answer.body.data.state;
  }

  it('activates a subscription only after the emailed link is confirmed (double opt-in)', async () => {
    const email = address();
    expect((await subscribe(email.toUpperCase())).body).toEqual({ state: 'success' });
    expect(await find(email)).toMatchObject({ email, state: 'pending', consent_at: null });
    const [mail] = await mailsTo(shop, email);
    const link = /\/backend\/api(\/web\/newsletter\/confirm\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await shop.client.get(link);
    expect(await find(email)).toMatchObject({ state: 'pending' });
    expect(await follow(mail?.text, 'confirm')).toBe('subscribed');
    expect(await find(email)).toMatchObject({ state: 'subscribed', consent_at: clock.now().toISOString() });
    expect(await follow(mail?.text, 'confirm')).toBe('subscribed');
    const active = await admin.get<Rows>('/admin/newslettersActive');
    expect(active.body.newsletters.map((one) => one.email)).toEqual([email]);
    expect(active.text).not.toContain('token');
  });

  it('ends a subscription by the emailed link, which an old confirmation link cannot undo', async () => {
    const email = address();
    await subscribe(email);
    const [mail] = await mailsTo(shop, email);
    await follow(mail?.text, 'confirm');
    expect(await follow(mail?.text, 'unsubscribe')).toBe('unsubscribed');
    expect(await follow(mail?.text, 'confirm')).toBe('unknown');
    expect(await find(email)).toMatchObject({ state: 'unsubscribed' });
  });

  it('asks who subscribes again to confirm again, at once, but no more than once in ten minutes', async () => {
    const email = address();
    await subscribe(email);
    const [mail] = await mailsTo(shop, email);
    expect(await follow(mail?.text, 'unsubscribe')).toBe('unsubscribed');
    await subscribe(email);
    await subscribe(email);
    expect(await find(email)).toMatchObject({ state: 'pending' });
    const mails = await mailsTo(shop, email, 2);
    expect(mails).toHaveLength(2);
    expect(await follow(mails[1]?.text, 'confirm')).toBe('subscribed');
  });

  it('responds the same for new and subscribed addresses and sends no second confirmation email', async () => {
    const email = address();
    const answers = [await subscribe(email), await subscribe(email)];
    const [mail] = await mailsTo(shop, email);
    await follow(mail?.text, 'confirm');
    clock.advance(HOUR);
    answers.push(await subscribe(email));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, answers[0]?.text]),
    );
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('discards what bots submit with a filled honeypot field', async () => {
    const email = address();
    const answer = await shop.client.post('/web/newsletter', { email, website: 'https://spam.test' });
    expect([answer.status, answer.body]).toEqual([200, { state: 'success' }]);
    expect(await find(email)).toBeUndefined();
  });

  it('says of a deleted subscription that it has ended to who wants to leave it', async () => {
    const email = address();
    await subscribe(email);
    const [mail] = await mailsTo(shop, email);
    const { id } = (await find(email)) ?? {};
    expect((await admin.delete(`/admin/newsletters/${id}`)).status).toBe(200);
    expect(await follow(mail?.text, 'unsubscribe')).toBe('ended');
    const token = /unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const answer = await shop.client.post(`/web/newsletter/unsubscribe/${token}`);
    expect(answer.body).toMatchObject({ data: { state: 'ended' } });
    expect(await follow(mail?.text, 'confirm')).toBe('unknown');
    expect(await follow('/backend/api/web/newsletter/unsubscribe/x', 'unsubscribe')).toBe('unknown');
  });

  it('treats forged confirmation links as unknown', async () => {
    for (const token of ['x', 'A'.repeat(43)])
      expect(await follow(`/backend/api/web/newsletter/confirm/${token}`, 'confirm')).toBe('unknown');
  });

  it('lets an operator unsubscribe an address but not confirm it', async () => {
    const email = address();
    const made = await admin.post<{ data: Subscriber }>('/admin/newsletters', { email });
    const { id } = made.body.data;
    expect(await mailsTo(shop, email)).toHaveLength(1);
    const yes = await admin.put(`/admin/newsletters/updateStatus/${id}`, { status: 'subscribed' });
    expect([yes.status, yes.body.details]).toEqual([409, { from: 'pending', allowed: ['unsubscribed'] }]);
    const no = await admin.put(`/admin/newsletters/updateStatus/${id}`, {
      status: 'unsubscribed',
      filterData: { filter: { id } },
    });
    expect(no.body).toMatchObject({ newsletters: [{ id, state: 'unsubscribed' }], total: 1 });
    const wrong = await admin.put(`/admin/newsletters/updateStatus/${id}`, { status: 'gone' });
    expect(wrong.status).toBe(422);
  });

  it('rejects an invalid email address', async () => {
    expect((await subscribe('nobody')).status).toBe(422);
  });
});

describe('newsletter rate limit', () => {
  it('responds 429 to further sign-ups from the same IP address', async () => {
    const shop = await startShop({ SIGN_IN_LIMIT: '2' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await shop.client.post('/web/newsletter', { email: address() })).status);
    await shop.close();
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});
