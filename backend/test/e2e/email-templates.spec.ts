import type { EmailPreview, EmailTemplate, EmailTemplateRow, HistoryEntry } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Logger } from '@nestjs/common';
import { Database } from '../../src/kernel/database';
import { VersionedCache } from '../../src/kernel/cache';
import { EmailTemplateText } from '../../src/modules/messaging/email-templates/email-template.entity';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const RESET = 'customer_password_reset';
const TEXTS = {
  subject: 'New password for {{shop_name}}',
  heading: 'Forgot it?',
  body: 'It happens to **everyone**.',
  button: 'Choose another',
};

describe('e-mail templates', () => {
  let shop: Shop;
  let admin: Client;
  let node: Awaited<ReturnType<Shop['another']>> | undefined;

  beforeAll(async () => {
    shop = await startShop();
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'ar', name: 'arabic', native_name: 'العربية', direction: 'rtl' });
    admin = await givenAdmin(shop);
  });
  afterAll(async () => {
    await node?.close();
    await shop.close();
  });
  afterEach(async () => {
    for (const language of ['en', 'ar']) {
      const { version, is_changed: isChanged } = await textsIn(language);
      if (isChanged) await admin.delete(`/admin/email_templates/${RESET}/${language}?version=${version}`);
    }
  });

  const read = async (name = RESET): Promise<EmailTemplate> =>
    (await admin.get<{ data: EmailTemplate }>(`/admin/email_templates/${name}`)).body.data;
  const textsIn = async (language: string) => {
    const found = (await read()).languages.find((one) => one.language === language);
    if (!found) throw new Error(`There are no texts in ${language}.`);
    return found;
  };
  const save = async (language: string, changed: Partial<typeof TEXTS> = {}, name = RESET) => {
    const { languages } = await read(name);
    const version = languages.find((one) => one.language === language)?.version ?? 0;
    return admin.put<{ errors?: Record<string, string[]> }>(`/admin/email_templates/${name}/${language}`, {
      ...TEXTS,
      ...changed,
      version,
    });
  };
  /** Changes the stored texts as an earlier release may have left them. */
  const store = (changed: Partial<EmailTemplateText>) =>
    shop.app.get(Database).tx(async (em) => {
      await em.update(EmailTemplateText, { name: RESET, language: 'en' }, changed);
    });
  /** The e-mail with which a customer resets the password. */
  const sent = async (locale = 'en') => {
    const { email } = (await givenCustomer(shop, { locale })).customer;
    await shop.client.as({ language: locale }).post('/customer/auth/password/email', { email });
    const mails = await mailsTo(shop, email);
    const mail = mails.at(-1);
    if (!mail) throw new Error(`There is no e-mail to ${email}.`);
    return mail;
  };

  it('list every e-mail with its recipient, name and occasion', async () => {
    const { body } = await admin.get<{ email_templates: EmailTemplateRow[]; total: number }>(
      '/admin/email_templates',
    );
    expect(body.total).toBe(body.email_templates.length);
    expect(body.email_templates.find(({ id }) => id === RESET)).toEqual({
      id: RESET,
      recipient: 'customer',
      title: 'Password reset',
      sent: 'When a new password is requested.',
      changed: [],
      outdated: [],
    });
    const recipients = [...new Set(body.email_templates.map(({ recipient }) => recipient))];
    expect(recipients).toEqual(['customer', 'vendor', 'rider', 'operator']);
  });

  it('have the texts of the code in each language until they are changed', async () => {
    const { variables, has_link: hasLink } = await read();
    expect(hasLink).toBe(true);
    expect(variables.map(({ name, is_required: isRequired }) => [name, isRequired])).toEqual([
      ['shop_name', false],
      ['link', true],
    ]);
    expect((await textsIn('en')).texts.subject).toBe('{{shop_name}}: Choose a new password');
    expect((await textsIn('ar')).texts.heading).toBe('اختر كلمة مرور جديدة');
    expect((await sent()).subject).toBe('Stoa: Choose a new password');
  });

  it('change the e-mails of their language at once, and no others', async () => {
    expect((await save('en')).status).toBe(200);
    const mail = await sent();
    expect(mail.subject).toBe('New password for Stoa');
    expect(mail.html).toContain('<p>It happens to <strong>everyone</strong>.</p>');
    expect(mail.html).toMatch(/<a href="[^"]+\/reset-password\?token=[\w-]+"[^>]*>Choose another<\/a>/);
    expect(mail.text).toContain('It happens to everyone.');
    expect((await sent('ar')).subject).toBe('Stoa: اختر كلمة مرور جديدة');
    expect((await read()).changed).toEqual(['en']);
  });

  it('name unknown and missing variables at their fields, and lose nothing', async () => {
    const { status, body } = await save('en', { subject: '{{token}}', button: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      subject: ['Subject has the unknown variable {{token}}.'],
      body: ['Body must contain the variable {{link}}.'],
    });
    expect((await textsIn('en')).is_changed).toBe(false);
  });

  it.each([
    ['a header in the subject', 'subject', 'A\r\nBcc: eve@stoa.test'],
    ['an empty subject', 'subject', ' '],
    ['a long heading', 'heading', 'x'.repeat(201)],
    ['a long body', 'body', 'x'.repeat(10_001)],
    ['a missing body', 'body', null],
  ])('refuse %s', async (_what, field, value) => {
    const { status, body } = await save('en', { [field]: value });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('show values as they are, whatever they contain', async () => {
    const email = `buyer${next()}@stoa.test`;
    await save('en', { subject: 'To {{message_subject}}', body: '{{reply}}', button: '' }, 'contact_reply');
    const subject = '<script>alert(1)</script>';
    await shop.client.post('/web/submit_contact_form', {
      name: 'Ada',
      email,
      subject,
      message: 'Hello there',
    });
    const { contact_forms } = (
      await admin.get<{ contact_forms: { id: number; email: string }[] }>('/admin/contact_forms')
    ).body;
    const id = contact_forms.find((one) => one.email === email)?.id;
    const reply = '**Not bold** <b>x</b> {{shop_name}}';
    expect((await admin.put(`/admin/contact_forms/${id}`, { reply })).status).toBe(200);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe(`To ${subject}`);
    expect(mail?.html).toContain('<p>**Not bold** &lt;b&gt;x&lt;/b&gt; {{shop_name}}</p>');
    expect(mail?.html).not.toContain('<script');
  });

  it('can be restored, and are deleted when they equal the default', async () => {
    await save('en');
    const { version } = await textsIn('en');
    const path = `/admin/email_templates/${RESET}/en`;
    expect((await admin.delete(`${path}?version=${version}`)).status).toBe(200);
    expect((await textsIn('en')).is_changed).toBe(false);
    await save('en', { heading: 'Changed' });
    await save('en', (await textsIn('en')).default_texts);
    expect((await read()).changed).toEqual([]);
    expect((await sent()).subject).toBe('Stoa: Choose a new password');
  });

  it('tell the second of two operators who edit at once', async () => {
    const { version } = await textsIn('en');
    const path = `/admin/email_templates/${RESET}/en`;
    const both = await Promise.all(
      ['One', 'Two'].map((heading) => admin.put<{ code?: string }>(path, { ...TEXTS, heading, version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
    expect((await admin.delete(`${path}?version=${version}`)).status).toBe(409);
    const winner = both.findIndex(({ status }) => status === 200);
    expect((await textsIn('en')).texts.heading).toBe(['One', 'Two'][winner]);
  });

  it('keep a history of who changed what', async () => {
    await save('en', { heading: 'For the record' });
    const { record_id: id } = await textsIn('en');
    const { history } = (await admin.get<{ history: HistoryEntry[] }>(`/admin/history/email_templates/${id}`))
      .body;
    expect(history[0]?.differences).toContainEqual({
      field: 'heading',
      before: 'Choose a new password',
      after: 'For the record',
    });
  });

  it('tell that the shipped text has changed since', async () => {
    await save('en');
    await store({ default_hash: 'of an earlier text' });
    expect([(await read()).outdated, (await textsIn('en')).is_outdated]).toEqual([['en'], true]);
    await save('en', { heading: 'Checked again' });
    expect((await read()).outdated).toEqual([]);
  });

  it('never stop an e-mail: unusable texts are logged, and the default is sent', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await save('en');
    await store({ heading: '{{gone}}', button: '' });
    await shop.app.get(VersionedCache).clear();
    expect((await sent()).subject).toBe('Stoa: Choose a new password');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`The template ${RESET} (en) is unusable`));
    logged.mockRestore();
  });

  it('are previewed with example values, unsaved and from right to left', async () => {
    const path = '/admin/email_templates/order_confirmation/ar/preview';
    const texts = { ...TEXTS, body: '{{order_number}} {{unknown}}' };
    const { body } = await admin.post<{ data: EmailPreview }>(path, texts);
    expect(body.data.html).toMatch(/^<!doctype html><html dir="rtl" lang="ar">/);
    expect(body.data.html).toContain('ST-7K3M9QXW-1');
    expect(body.data.text).toContain('{{unknown}}');
    expect(body.data.subject).toBe('New password for Stoa');
  });

  it('can be sent to an address as a test, unless they are unusable', async () => {
    const path = `/admin/email_templates/${RESET}/en/test`;
    const email = `test${next()}@stoa.test`;
    expect((await admin.post(path, { ...TEXTS, email })).status).toBe(200);
    const [mail] = await mailsTo(shop, email);
    expect([mail?.subject, (await textsIn('en')).is_changed]).toEqual(['New password for Stoa', false]);
    expect((await admin.post(path, { ...TEXTS, email, body: '{{x}}' })).status).toBe(422);
    expect((await admin.post(path, { ...TEXTS, email: 'nobody' })).status).toBe(422);
  });

  it('need permissions of their own', async () => {
    const reader = await givenAdmin(shop, ['email_templates.read']);
    const stranger = await givenAdmin(shop, ['settings.update', 'settings.read']);
    const path = `/admin/email_templates/${RESET}/en`;
    expect((await stranger.get('/admin/email_templates')).status).toBe(403);
    expect((await reader.get('/admin/email_templates')).status).toBe(200);
    expect((await reader.put(path, { ...TEXTS, version: 0 })).status).toBe(403);
    expect((await reader.post(`${path}/test`, { ...TEXTS, email: 'a@stoa.test' })).status).toBe(403);
  });

  it('exist for the e-mails and languages of the shop only', async () => {
    expect((await admin.get('/admin/email_templates/none')).status).toBe(404);
    const body = { ...TEXTS, version: 0 };
    expect((await admin.put(`/admin/email_templates/${RESET}/xx`, body)).status).toBe(404);
  });

  it('change the e-mails of all nodes', async () => {
    node = await shop.another();
    const { email } = (await givenCustomer(shop)).customer;
    await node.client.post('/customer/auth/password/email', { email });
    await mailsTo(shop, email);
    await save('en', { subject: 'From any node' });
    // Without Redis, another process notices a change after some seconds.
    if (!shop.settings.REDIS_URL) await node.app.get(VersionedCache).clear();
    await node.client.post('/customer/auth/password/email', { email });
    const subjects = (await mailsTo(shop, email, 2)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Stoa: Choose a new password', 'From any node']);
  });
});
