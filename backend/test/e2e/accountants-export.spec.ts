import { LEDGER_ACCOUNT_CODES, type TrialBalance } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { parse } from 'csv-parse/sync';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Row = Record<string, string>;

describe('files for the accountants', () => {
  let shop: Shop;
  let admin: Client;
  let today: string;

  beforeAll(async () => {
    shop = await startShop();
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es-ES', name: 'Spanish', native_name: 'Español' });
    admin = await givenAdmin(shop);
    const { country_id } = await givenMarket(shop);
    today = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data.day;
    const { vendor } = await givenVendor(shop);
    const { version } = (await admin.get<{ data: { version: number } }>(`/admin/vendors/${vendor.id}`)).body
      .data;
    const translations = { es: { store_name: 'Tienda del Norte' } };
    expect((await admin.put(`/admin/vendors/${vendor.id}`, { translations, version })).status).toBe(200);
    for (const price of [1001, 2550])
      await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id, { price }));
    const input = {
      currency: 'USD',
      reason: '=HYPERLINK("http://evil.test")',
      lines: [
        { account: 'write_offs', debit: 1234 },
        { account: 'vendor_available', owner: String(vendor.id), credit: 1234 },
      ],
    };
    expect((await admin.post('/admin/createLedgerAdjustment', input)).status).toBe(200);
    const yen = {
      currency: 'JPY',
      day: '2026-01-31',
      reason: 'Rounding',
      lines: [
        { account: 'write_offs', debit: 7 },
        { account: 'cash', credit: 7 },
      ],
    };
    expect((await admin.post('/admin/createLedgerAdjustment', yen)).status).toBe(200);
  });
  afterAll(() => shop.close());

  const read = async (call: string, from: string, to: string): Promise<Row[]> => {
    const answer = await admin.post(`/admin/${call}`, { from, to });
    expect(answer.status).toBe(200);
    return parse(answer.text, { bom: true, columns: true });
  };
  const journal = (): Promise<Row[]> => read('exportJournal', '2026-01-01', today);
  const minor = (row: Row, side: string): number =>
    Math.round(Number(row[side] ?? 0) * (row.currency === 'JPY' ? 1 : 100));

  it('the journal has every entry as debit or credit, and equals the trial balance', async () => {
    const rows = await journal();
    const { data } = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body;
    expect(data.lines.length).toBeGreaterThan(5);
    for (const { account, currency, debit, credit } of data.lines) {
      const own = rows.filter((row) => row.account === account && row.currency === currency);
      const sum = (side: string): number => own.reduce((total, row) => total + minor(row, side), 0);
      expect([account, currency, sum('debit'), sum('credit')]).toEqual([account, currency, debit, credit]);
    }
    for (const posting of new Set(rows.map((row) => row.posting)))
      for (const currency of ['USD', 'JPY']) {
        const own = rows.filter((row) => row.posting === posting && row.currency === currency);
        expect(own.reduce((total, row) => total + minor(row, 'debit') - minor(row, 'credit'), 0)).toBe(0);
      }
    expect(rows.find(({ account }) => account === 'vendor_pending')).toMatchObject({
      day: today,
      type: 'sale',
      debit: '',
      reference: expect.stringMatching(/^ST-/),
      owner_name: expect.stringMatching(/./),
    });
    expect(rows.find(({ currency }) => currency === 'JPY')).toMatchObject({ day: '2026-01-31', debit: '7' });
  });

  it('the journal names vendors in the reader’s language', async () => {
    const period = { from: '2026-01-01', to: today };
    const { text } = await admin.as({ language: 'es' }).post('/admin/exportJournal', period);
    const rows: Row[] = parse(text, { bom: true, columns: true });
    const names = (of: Row[]) =>
      new Set(of.filter(({ account }) => account === 'vendor_pending').map(({ owner_name }) => owner_name));
    expect([...names(rows)]).toEqual(['Tienda del Norte']);
    expect([...names(await journal())]).not.toContain('Tienda del Norte');
  });

  it('escapes what a spreadsheet would run as a formula', async () => {
    const adjusted = (await journal()).filter(
      ({ type, currency }) => type === 'adjustment' && currency === 'USD',
    );
    expect(adjusted.map(({ memo }) => memo)).toEqual(Array(2).fill('\'=HYPERLINK("http://evil.test")'));
  });

  it('has the accountants’ numbers and names as operators enter them', async () => {
    const list = await admin.get<{ ledger_accounts: { id: number; account: string }[] }>(
      '/admin/ledger_accounts?range=[0,99]',
    );
    const { ledger_accounts: accounts } = list.body;
    expect(accounts.map(({ account }) => account).sort()).toEqual([...LEDGER_ACCOUNT_CODES].sort());
    const id = accounts.find(({ account }) => account === 'write_offs')?.id;
    const input = { account_number: '6930', account_name: 'Forderungsverluste' };
    expect((await admin.put(`/admin/ledger_accounts/${id}`, input)).status).toBe(200);
    const own = (await journal()).filter(({ account }) => account === 'write_offs');
    expect(own).toHaveLength(2);
    for (const row of own) expect(row).toMatchObject(input);
    expect((await journal()).find(({ account }) => account === 'cash')).toMatchObject({ account_number: '' });
  });

  it('totals by month have the same sums, and balances that sum to zero', async () => {
    const rows = await read('exportAccountTotals', '2026-01-01', today);
    expect(rows[0]).toMatchObject({ month: '2026-01', currency: 'JPY' });
    for (const currency of ['USD', 'JPY']) {
      const own = rows.filter((row) => row.currency === currency);
      expect(own.reduce((total, row) => total + minor(row, 'balance'), 0)).toBe(0);
    }
    const entries = await journal();
    for (const row of rows) {
      const own = entries.filter(
        ({ account, currency, day = '' }) =>
          account === row.account && currency === row.currency && day.startsWith(row.month ?? ''),
      );
      const debit = own.reduce((total, entry) => total + minor(entry, 'debit'), 0);
      expect([row.account, minor(row, 'debit')]).toEqual([row.account, debit]);
    }
  });

  it('contains only the days of the period, and needs the permission', async () => {
    const january = await read('exportJournal', '2026-01-01', '2026-01-31');
    expect(january.map(({ currency }) => currency)).toEqual(['JPY', 'JPY']);
    expect(await admin.post('/admin/exportJournal', { from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
      status: 422,
      body: { errors: { to: expect.any(Array) } },
    });
    const reader = await givenAdmin(shop, ['ledger_entries.read']);
    for (const call of ['exportJournal', 'exportAccountTotals'])
      expect((await reader.post(`/admin/${call}`, { from: today, to: today })).status).toBe(403);
  });
});
