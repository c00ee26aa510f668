import type { ApplicationAccess, SellingTerms, VendorApplicationView } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { applicationOf, applicationTexts, applies } from '../support/applications.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { eventually } from '../support/eventually';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { givenPicture } from '../support/media.factories';
import { givenPdf, sendForm, storedFiles } from '../support/documents.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };
type View = Answer<Data<VendorApplicationView>>;

const RECEIVED = { state: 'received', reason: null, decided_at: null, missing: [] };

describe('vendor applications', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000', TRUST_PROXY: '1' });
    admin = await givenAdmin(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es' });
    await admin.put('/admin/settings', { group: 'general', values: { contact_email: 'ops@stoa.test' } });
  });
  afterAll(() => shop.close());

  const view = (token: string): Promise<View> => applicationOf(shop, token);
  const given = async (fields: Record<string, string> = applicationTexts()) => {
    const { body } = await applies(shop, fields);
    return { ...body.data, email: fields.email ?? '', store: fields.store_name ?? '' };
  };
  const decide = (id: number, status: string, reason?: string): Promise<Answer> =>
    admin.put(`/admin/updateVendorStatus/${id}`, { status, reason });
  const judge = (id: number, status: string, reason?: string): Promise<Answer> =>
    admin.put(`/admin/updateVendorPaperStatus/${id}`, { status, reason });
  const sendDocument = (access_token: string, kind: string, bytes = givenPdf()): Promise<View> =>
    sendForm(shop.client, '/web/send_application_paper', {
      fields: { access_token, kind },
      files: { file: [bytes] },
    });
  const documentOf = async (token: string, kind: string) =>
    (await view(token)).body.data.papers.find((document) => document.kind === kind);
  const find = (number: string, email: string): Promise<Answer<Data<ApplicationAccess>>> =>
    shop.client.post('/web/find_vendor_application', { number, email });

  it('the selling terms show the commission and the required documents', async () => {
    const rule = { name: 'Usual', type: 'combined', rate: '0.125', fixed: 30, scope: 'all' };
    const made = await admin.post('/admin/commissions', { ...rule, position: 1 });
    expect([made.body.errors, made.status]).toEqual([undefined, 200]);
    const { body } = await shop.client.get<Data<SellingTerms>>('/web/selling_terms');
    expect(body.data).toMatchObject({
      commission: { type: 'combined', rate: 0.125, fixed: 30 },
      required_papers: ['registration', 'identity'],
      approve_products: false,
    });
  });

  it('are stored with their documents, confirmed by email in the applicant’s language, and announced to operators', async () => {
    const fields = applicationTexts({ line1: '1 Quay', city: 'Galway', postcode: 'H91' });
    const client = shop.client.as({ language: 'es' });
    const files = {
      registration: [givenPdf()],
      identity: [await givenPicture()],
      logo: [await givenPicture()],
    };
    const applied = await sendForm<Data<{ number: string; access_token: string }>>(
      client,
      '/vendor/registerVendor',
      { fields, files },
    );
    const { number, access_token } = applied.body.data;
    expect(number).toMatch(/^AP-[0-9A-Z]{8}$/);
    expect((await view(access_token)).body.data).toMatchObject({
      number,
      ...RECEIVED,
      facts: { store_name: fields.store_name, line1: '1 Quay', city: 'Galway', postcode: 'H91' },
      papers: [{ kind: 'registration', status: 'pending' }, { kind: 'identity' }, { kind: 'logo' }],
    });
    const [mail] = await mailsTo(shop, fields.email ?? '');
    expect(mail?.text).toContain(number);
    expect(mail?.html).toContain('lang="es"');
    await eventually(async () => {
      const mails = await mailsTo(shop, 'ops@stoa.test');
      expect(mails.map(({ subject }) => subject).join()).toContain(fields.store_name);
    });
  });

  it('form submissions require the documents from the settings, while JSON submissions list the missing ones', async () => {
    const fileCount = await storedFiles(shop, 'private/papers');
    const without = await applies(shop, applicationTexts(), { registration: [givenPdf()] });
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['identity']]);
    const files = { registration: [givenPdf()], identity: [Buffer.from('<svg/>')], logo: [givenPdf()] };
    const wrong = await applies(shop, applicationTexts(), files);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['identity']]);
    const pdfs = { registration: [givenPdf()], identity: [givenPdf()], logo: [givenPdf()] };
    const logo = await applies(shop, applicationTexts(), pdfs);
    expect([logo.status, Object.keys(logo.body.errors ?? {})]).toEqual([422, ['logo']]);
    const refused = await applies(shop, applicationTexts({ accepts_terms: 'false' }));
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['accepts_terms']);
    expect(await storedFiles(shop, 'private/papers')).toBe(fileCount);
    await admin.put('/admin/settings', { group: 'general', values: { required_papers: ['tax'] } });
    const values = { store_name: 'By JSON', name: 'J', email: `json${next()}@stoa.test`, password: PASSWORD };
    const json = await shop.client.post<Data<{ access_token: string }>>('/vendor/registerVendor', values);
    expect((await view(json.body.data.access_token)).body.data.missing).toEqual(['tax']);
    await admin.put('/admin/settings', { group: 'general', values: { required_papers: null } });
  });

  it('honeypot submissions receive the usual response but are not stored', async () => {
    const fields = applicationTexts({ website: 'https://spam.test' });
    const sent = await applies(shop, fields);
    expect([sent.status, sent.body.data.status]).toEqual([200, 'pending']);
    expect((await view(sent.body.data.access_token)).status).toBe(404);
    expect((await find(sent.body.data.number, fields.email ?? '')).status).toBe(404);
  });

  it('are found by number and email address, and the response does not reveal which one is wrong', async () => {
    const [one, other] = [await given(), await given()];
    const answer = await find(` ${one.number.toLowerCase()} `, one.email.toUpperCase());
    expect((await view(answer.body.data.access_token)).body.data.number).toBe(one.number);
    const answers = [
      await find(one.number, other.email),
      await find('AP-NOTTHERE', one.email),
      await find('AP-NOTTHERE', 'nobody@stoa.test'),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
    const empty = await find(' ', 'x');
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(['email', 'number']);
  });

  it('access tokens with a foreign number, past expiry or invalid signature are rejected', async () => {
    const [one, other] = [await given(), await given()];
    const [number, until, signature] = one.access_token.split('.');
    const [strange] = other.access_token.split('.');
    const old = (Date.now() - 1000).toString(36);
    for (const token of [
      `${strange}.${until}.${signature}`,
      `${number}.${old}.${signature}`,
      `${number}.${until}.${'a'.repeat(43)}`,
      'nonsense',
    ])
      expect((await view(token)).status).toBe(404);
    const [mail] = await mailsTo(shop, one.email);
    const token = /vendor-application\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await view(token)).body.data).toMatchObject({ number: one.number, email: one.email });
  });

  it('a document can be rejected with a reason, uploaded again and accepted', async () => {
    const { id, access_token, email } = await given();
    expect((await decide(id, 'in_review')).status).toBe(200);
    const file = await documentOf(access_token, 'identity');
    expect(Object.keys((await judge(file?.id ?? 0, 'rejected')).body.errors ?? {})).toEqual(['reason']);
    expect((await judge(file?.id ?? 0, 'rejected', 'Too dark to read.')).status).toBe(200);
    const shown = (await view(access_token)).body.data;
    expect(shown).toMatchObject({ state: 'in_review', missing: ['identity'] });
    expect(shown.review_started_at).not.toBeNull();
    expect(shown.papers).toMatchObject([{}, { status: 'rejected', reason: 'Too dark to read.' }]);
    await eventually(async () => {
      const mails = await mailsTo(shop, email, 3);
      expect(mails.map(({ text }) => text).join()).toContain('Too dark to read.');
    });
    const sent = await sendDocument(access_token, 'identity');
    expect(sent.body.data).toMatchObject({ missing: [], papers: [{}, { kind: 'identity', reason: null }] });
    expect((await judge(file?.id ?? 0, 'pending')).status).toBe(404);
    const seen = await admin.get(`/admin/vendors/${id}`);
    expect(seen.body).toMatchObject({ data: { application: { missing: [] } } });
    const newer = await documentOf(access_token, 'identity');
    expect(await judge(newer?.id ?? 0, 'accepted')).toMatchObject({ body: { data: { status: 'accepted' } } });
    expect((await documentOf(access_token, 'identity'))?.status).toBe('accepted');
  });

  it('only one of two concurrent decisions succeeds', async () => {
    const { id, access_token } = await given();
    const file = await documentOf(access_token, 'identity');
    const fields = await Promise.all([
      judge(file?.id ?? 0, 'accepted'),
      judge(file?.id ?? 0, 'rejected', 'Not you.'),
    ]);
    expect(fields.map(({ status }) => status).sort()).toEqual([200, 409]);
    await decide(id, 'in_review');
    const both = await Promise.all([decide(id, 'approved'), decide(id, 'rejected', 'No.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const powerless = await givenAdmin(shop, ['vendor_papers.read']);
    const tried = await powerless.put(`/admin/updateVendorPaperStatus/${file?.id}`, { status: 'pending' });
    expect(tried.status).toBe(403);
  });

  it('approval sends a sign-in link, publishes the logo and closes the application', async () => {
    const fields = applicationTexts();
    const files = { registration: [givenPdf()], identity: [givenPdf()], logo: [await givenPicture()] };
    const { id, access_token } = (await applies(shop, fields, files)).body.data;
    const before = await storedFiles(shop, 'masters');
    expect((await decide(id, 'approved')).status).toBe(200);
    const mails = await mailsTo(shop, fields.email ?? '', 2);
    expect(mails.at(-1)?.text).toContain('/seller/login');
    await shop.client.signIn('vendor', fields.email ?? '', PASSWORD);
    await eventually(async () => {
      const { body } = await admin.get<Data<{ logo_id: number | null }>>(`/admin/vendors/${id}`);
      expect(body.data.logo_id).not.toBeNull();
      expect(await documentOf(access_token, 'logo')).toBeUndefined();
    });
    expect(await storedFiles(shop, 'masters')).toBe(before + 1);
    expect((await view(access_token)).body.data.state).toBe('approved');
    expect((await sendDocument(access_token, 'tax')).body.code).toBe('application_closed');
    const withdrawn = await shop.client.post('/web/withdraw_vendor_application', { access_token });
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'application_closed']);
  });

  it('a rejected application shows the reason and can be resubmitted once its documents are complete', async () => {
    const { id, access_token, email, number } = await given();
    expect(Object.keys((await decide(id, 'rejected')).body.errors ?? {})).toEqual(['reason']);
    const file = await documentOf(access_token, 'identity');
    await judge(file?.id ?? 0, 'rejected', 'Expired.');
    expect((await decide(id, 'rejected', 'The names differ.')).status).toBe(200);
    expect((await view(access_token)).body.data).toMatchObject({
      state: 'rejected',
      reason: 'The names differ.',
    });
    const renew = (facts: object): Promise<View> =>
      shop.client.post('/web/renew_vendor_application', { access_token, ...facts });
    const early = await renew({ store_name: 'Mended' });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['papers']]);
    await sendDocument(access_token, 'identity');
    const empty = await renew({ store_name: ' ', country_id: 999_999 });
    expect(Object.keys(empty.body.errors ?? {})).toEqual(['store_name']);
    const renewed = await renew({ store_name: 'Mended', legal_name: 'Mended Ltd', phone: '' });
    expect(renewed.body.data).toMatchObject({
      number,
      ...RECEIVED,
      facts: { store_name: 'Mended', legal_name: 'Mended Ltd' },
    });
    expect((await renew({ store_name: 'Twice' })).body.code).toBe('state_not_allowed');
    await eventually(async () => {
      const mails = await mailsTo(shop, 'ops@stoa.test');
      expect(mails.at(-1)?.subject).toContain('Mended');
      expect(mails.at(-1)?.text).toContain(email);
    });
    expect((await decide(id, 'approved')).status).toBe(200);
  });

  it('withdrawal deletes documents and account and frees the email address', async () => {
    const fields = applicationTexts();
    const fileCount = await storedFiles(shop, 'private/papers');
    const { id, access_token, number, email } = await given(fields);
    // A withdrawal before the confirmation email is sent would cancel that email.
    await mailsTo(shop, email, 1);
    const withdraw = (): Promise<Answer> =>
      shop.client.post('/web/withdraw_vendor_application', { access_token });
    const both = await Promise.all([withdraw(), withdraw()]);
    const [done, late] = both.map(({ status }) => status).sort();
    expect(done).toBe(200);
    // 404 or 409, depending on whether the second request read the application before its deletion.
    expect([404, 409]).toContain(late);
    expect((await view(access_token)).status).toBe(404);
    expect((await find(number, email)).status).toBe(404);
    expect((await decide(id, 'approved')).status).toBe(404);
    await eventually(async () => expect(await storedFiles(shop, 'private/papers')).toBe(fileCount));
    await eventually(async () => {
      const mails = await mailsTo(shop, email, 2);
      expect(mails.at(-1)?.text).toContain(number);
      expect(mails.at(-1)?.text).toContain('/become-a-vendor');
    });
    expect((await applies(shop, fields)).status).toBe(200);
  });

  it('application endpoints respond multi_vendor_off while multi-vendor is off', async () => {
    const { id, access_token, number, email } = await given();
    expect((await decide(id, 'approved')).status).toBe(200);
    const values = { is_multi_vendor: 0, platform_vendor_id: id };
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
    const answers = [
      await applies(shop),
      await view(access_token),
      await find(number, email),
      await sendDocument(access_token, 'tax'),
      await shop.client.post('/web/withdraw_vendor_application', { access_token }),
      await shop.client.post('/web/renew_vendor_application', { access_token, store_name: 'X' }),
      await shop.client.get('/web/selling_terms'),
    ];
    for (const { body } of answers) expect(body.code).toBe('multi_vendor_off');
    await admin.put('/admin/settings', { group: 'general', values: { is_multi_vendor: 1 } });
  });

  it('lookup attempts are limited per application, not per email address or IP address', async () => {
    const limited = await startShop({ SIGN_IN_LIMIT: '1', TRUST_PROXY: '1' });
    const guess = (number: string, n: number): Promise<Answer> =>
      limited.client.post(
        '/web/find_vendor_application',
        { number, email: `guess${next()}@stoa.test` },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
    const statuses: number[] = [];
    for (const [n, number] of ['AP-7K3M9QXW', 'ap-7k3m9qxw', ' AP-7K3M 9QXW'].entries())
      statuses.push((await guess(number, n)).status);
    expect(statuses).toEqual([404, 404, 429]);
    await limited.close();
  });
});
