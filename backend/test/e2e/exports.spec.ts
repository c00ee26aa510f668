import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('exports of a list', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await admin.post('/admin/units', { name: '=HYPERLINK("http://evil")', symbol: 'x', dimension: 'mass' });
    const base = await admin.get<{ units: { id: number }[] }>('/admin/units');
    const base_id = base.body.units[0]?.id;
    await admin.post('/admin/units', {
      name: 'Kilo',
      symbol: 'kg',
      base_id,
      translations: { ar: { name: 'كيلو' } },
    });
  });
  afterAll(() => shop.close());

  const exported = (body: object, client = admin): Promise<Answer<object>> =>
    client.post('/admin/units/export', body);

  it('hold the asked columns in their order, of the rows that the filter shows', async () => {
    const { text } = await exported({
      ...{ export: 'csv', columns: ['symbol', 'name'] },
      filterData: { filter: { q: 'kilo' } },
    });
    expect(text.trim()).toBe('symbol,name\r\nkg,Kilo');
  });

  it('defuse what a spreadsheet would run', async () => {
    const { text } = await exported({ export: 'csv', columns: ['name'] });
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('are printed for people of every language', async () => {
    for (const language of ['en', 'ar', 'hi', 'bn']) {
      const answer = await exported({ export: 'pdf' }, admin.as({ language }));
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="units.pdf"');
      expect([answer.text.slice(0, 5), answer.text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
    }
  });

  it('take the words that the console has for columns and choices', async () => {
    const labels = { title: 'Units', fields: { name: 'Called' }, choices: { active: 'On' } };
    expect((await exported({ export: 'pdf', columns: ['name', 'status'], labels })).status).toBe(200);
    const wrong = await exported({ export: 'pdf', labels: { fields: { name: 5 } } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['labels.fields']]);
  });

  it.each([
    [{ export: 'exe' }, 'export'],
    [{ export: 'csv', columns: ['password'] }, 'columns'],
    [{ export: 'csv', columns: 'name' }, 'columns'],
  ])('refuse %j', async (body, field) => {
    const answer = await exported(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});
