import type { WebDocument } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Row {
  id: number;
  title: string;
  version: number;
}
type Rows<K extends string> = Record<K, Row[]> & { total: number };

describe('shop documents (about us, policies, terms)', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const en = await givenLanguage(shop);
    const arabic = { code: 'ar', iso: 'ar-EG', name: 'Arabic', native_name: 'العربية' };
    await givenLanguage(shop, { ...arabic, fallback_id: en.id });
  });
  afterAll(() => shop.close());

  const documentOf = async (path: string): Promise<Row> => {
    const { body } = await admin.get<Rows<string>>(`/admin/${path}`);
    expect(body.total).toBe(1);
    return (body[path] as Row[])[0] as Row;
  };

  const pairs = [
    ['about_us', 'aboutus'],
    ['privacy_policy', 'privacy_policy'],
    ['refund_policy', 'refund_policy'],
    ['term_condition', 'term_condition'],
  ];

  it.each(pairs)('%s is a single record that is public in the requested language', async (path, web) => {
    const { id } = await documentOf(path);
    const effective_at = '2026-01-01T00:00:00.000Z';
    const translations = { ar: { title: 'عنوان', body: '<p>نص</p>' } };
    const input = { title: `Title of ${path}`, body: '<p>Text</p>', effective_at, translations };
    expect((await admin.put(`/admin/${path}/${id}`, input)).status).toBe(200);
    const english = await shop.client.get<{ data: WebDocument }>(`/web/${web}`);
    expect(english.body.data).toMatchObject({ title: input.title, body: '<p>Text</p>', effective_at });
    const arabic = await shop.client.as({ language: 'ar' }).get(`/web/${web}`);
    expect(arabic.body).toMatchObject({ data: translations.ar });
  });

  it('are not accessible through the endpoint of another document', async () => {
    const about = await documentOf('about_us');
    const refund = await documentOf('refund_policy');
    expect((await admin.put(`/admin/about_us/${refund.id}`, { title: 'Taken' })).status).toBe(404);
    expect((await admin.get(`/admin/refund_policy/${about.id}`)).status).toBe(404);
  });

  it('are sanitized of scripts in every language', async () => {
    const { id } = await documentOf('about_us');
    const evil = '<p onclick="steal()">Hello</p><script>steal()</script><a href="javascript:steal()">x</a>';
    await admin.put(`/admin/about_us/${id}`, { body: evil, translations: { ar: { body: evil } } });
    for (const language of ['en', 'ar']) {
      const { text } = await shop.client.as({ language }).get('/web/aboutus');
      expect(text).toContain('Hello');
      expect(text).not.toContain('steal');
    }
  });

  it('refuse an update based on an outdated version', async () => {
    const { id, version } = await documentOf('term_condition');
    expect((await admin.put(`/admin/term_condition/${id}`, { title: 'Mine', version })).status).toBe(200);
    const late = await admin.put(`/admin/term_condition/${id}`, { title: 'Theirs', version });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
  });

  it('require the permission for each document, separately for reading and updating', async () => {
    const { id } = await documentOf('about_us');
    const reader = await givenAdmin(shop, ['about_us.read']);
    expect((await reader.get('/admin/aboutUsActive')).body).toMatchObject({ about_us: [{ id }] });
    expect((await reader.put(`/admin/about_us/${id}`, { title: 'No' })).status).toBe(403);
    expect((await reader.get('/admin/privacy_policy')).status).toBe(403);
  });
});
