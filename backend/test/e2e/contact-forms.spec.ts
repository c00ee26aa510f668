import type { Client } from '@stoa/testing';
import { SaveSettings } from '../../src/modules/settings';
import { givenAdmin, next } from '../support/factories';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mail';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Message {
  id: number;
  state: string;
  reply: string | null;
  answered_at: string | null;
  order_id: number | null;
  order_number: string | null;
  consent_at: string | null;
}
type Rows = { contact_forms: Message[]; total: number };

const formFields = (): Record<string, string> => ({
  name: 'Nora',
  email: `nora${next()}@stoa.test`,
  subject: 'A chair',
  message: 'Does it\nfold?',
});

describe('contact form messages', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '100' });
    admin = await givenAdmin(shop);
    await shop.app.get(SaveSettings).execute('general', { contact_email: 'desk@stoa.test' }, null);
  });
  afterAll(() => shop.close());

  const sent = async (email: string | undefined): Promise<Message[]> =>
    (await admin.post<Rows>('/admin/contact_forms/filter', { filter: { email: [email] } })).body
      .contact_forms;
  const move = (id: number, status: string) =>
    admin.put<Rows>(`/admin/contact_forms/updateStatus/${id}`, { status, filterData: { filter: { id } } });

  async function given(): Promise<{ id: number; email: string }> {
    const input = formFields();
    expect((await shop.client.post('/web/submit_contact_form', input)).body).toEqual({ state: 'success' });
    const [message] = await sent(input.email);
    return { id: message?.id ?? 0, email: input.email ?? '' };
  }

  it('appear in the operators’ active list and are emailed to the contact address', async () => {
    const { id } = await given();
    const waiting = await admin.get<Rows>('/admin/ContactFormsActive');
    expect(waiting.body.contact_forms.map((one) => one.id)).toContain(id);
    const [mail] = await mailsTo(shop, 'desk@stoa.test');
    expect(mail?.text).toContain('Does it\nfold?');
  });

  it('are answered by email, and take another reply only after being reopened', async () => {
    const { id, email } = await given();
    const answered = await admin.put<{ data: Message }>(`/admin/contact_forms/${id}`, { reply: 'It does.' });
    expect(answered.body.data).toMatchObject({ state: 'answered', reply: 'It does.' });
    expect(answered.body.data.answered_at).not.toBeNull();
    const [mail] = await mailsTo(shop, email);
    expect([mail?.subject, mail?.text]).toEqual(['Re: A chair', expect.stringContaining('It does.')]);
    await admin.put(`/admin/contact_forms/${id}`, { reply: 'It does.', phone: '+44 20 7946 0000' });
    const twice = await admin.put(`/admin/contact_forms/${id}`, { reply: 'Or not.' });
    expect([twice.status, twice.body.code, twice.body.details]).toEqual([
      409,
      'state_not_allowed',
      { from: 'answered', allowed: ['open'] },
    ]);
    expect((await sent(email))[0]).toMatchObject({ reply: 'It does.' });
    await move(id, 'open');
    expect((await admin.put(`/admin/contact_forms/${id}`, { reply: 'Or not.' })).status).toBe(200);
    expect(await mailsTo(shop, email, 2)).toHaveLength(2);
  });

  it('allow only valid status changes', async () => {
    const { id } = await given();
    expect((await move(id, 'open')).body).toMatchObject({ contact_forms: [{ id, state: 'open' }], total: 1 });
    expect((await move(id, 'new')).status).toBe(409);
    expect((await move(id, 'spam')).body.contact_forms[0]).toMatchObject({ state: 'spam' });
    expect((await move(id, 'answered')).status).toBe(409);
    expect((await move(id, 'sent')).status).toBe(422);
    expect((await move(2_000_000_000, 'open')).status).toBe(404);
  });

  it('of bots that fill the honeypot field are discarded with a success answer', async () => {
    const input: Record<string, string> = { ...formFields(), website: 'https://spam.test' };
    expect((await shop.client.post('/web/submit_contact_form', input)).body).toEqual({ state: 'success' });
    expect(await sent(input.email)).toEqual([]);
  });

  it('report missing and invalid fields by name', async () => {
    const refused = await shop.client.post('/web/submit_contact_form', {
      email: 'x',
      message: ' ',
      state: 'spam',
    });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(
      ['email', 'message', 'name', 'state', 'subject'].sort(),
    );
  });

  it('store when the sender consented to the privacy policy, and are refused when consent is denied', async () => {
    const write = (facts: object) =>
      shop.client.post('/web/submit_contact_form', { ...formFields(), ...facts });
    const email = `agrees${next()}@stoa.test`;
    expect((await write({ email, consent: true })).status).toBe(200);
    expect((await sent(email))[0]?.consent_at).toMatch(/^\d{4}-/);
    for (const consent of [false, null, 'yes']) {
      const refused = await write({ email, consent });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['consent']]);
    }
    const withoutConsent = await given();
    expect((await sent(withoutConsent.email))[0]?.consent_at).toBeNull();
  });

  it('created by an operator with a reply are answered by email immediately', async () => {
    const input = formFields();
    const made = await admin.post<{ data: Message }>('/admin/contact_forms', { ...input, reply: 'Yes.' });
    expect(made.body.data).toMatchObject({ state: 'answered', reply: 'Yes.' });
    expect(await mailsTo(shop, input.email ?? '')).toHaveLength(1);
  });

  it('are linked to the named order only if the email matches, with the same answer either way', async () => {
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const email = 'guest@stoa.test';
    await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id));
    const listed = await admin.post<{ orders: { id: number; number: string }[] }>('/admin/orders/filter', {
      filter: { email: [email] },
    });
    const order = { id: listed.body.orders[0]?.id, number: listed.body.orders[0]?.number ?? '', email };
    const write = async (email: string, order_number: string) => {
      const input = { ...formFields(), email, order_number };
      const answer = await shop.client.post('/web/submit_contact_form', input);
      await shop.app.get(OutboxDispatcher).drain();
      const messages = await sent(email);
      return { body: answer.body, message: messages.find((one) => one.order_number === order_number) };
    };
    const own = await write(order.email, order.number);
    await eventually(async () => expect((await sent(order.email))[0]?.order_id).toBe(order.id));
    const others = await write(`else${next()}@stoa.test`, order.number);
    const unknown = await write(order.email, 'ST-NOTTHERE');
    expect([others.message?.order_id, unknown.message?.order_id]).toEqual([null, null]);
    expect([others.body, unknown.body]).toEqual([own.body, own.body]);
    const group = await write(order.email, order.number.replace(/-\d+$/, ''));
    await eventually(async () => {
      const messages = await sent(order.email);
      expect(messages.find(({ id }) => id === group.message?.id)?.order_id).toBe(order.id);
    });
  });
});

describe('contact form rate limit', () => {
  it('returns 429 for more messages from one IP address, whatever email they give', async () => {
    const shop = await startShop({ SIGN_IN_LIMIT: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 2; n++)
      statuses.push((await shop.client.post('/web/submit_contact_form', formFields())).status);
    await shop.close();
    expect(statuses).toEqual([200, 429]);
  });
});
