import type { ShopMigrationRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { givenCurrency } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { fileOf, moved, settledMove, uploadShop } from '../support/shop-migration.factories';
import { serialOf, workbook, type WorkbookCell } from '../support/workbook.factories';

const CUSTOMERS: WorkbookCell[][] = [
  ['Email', 'First name', 'Last name', 'Phone', 'Created at'],
  ['mira@example.com', 'Mira', 'Lind', 4_930_123_456, { date: serialOf('2021-03-04') }],
  ['not an address', 'Nobody', 'Known', null, null],
];
const ORDERS: WorkbookCell[][] = [
  ['Number', 'Email', 'Placed at', 'Currency', 'Total', 'Item name', 'Item quantity', 'Item price'],
  [1001, 'mira@example.com', { date: serialOf('2023-05-01T08:30:00Z') }, 'USD', 1234.5, 'Chair', 2, 600],
  [1001, null, null, null, null, 'Cushion', 1, { formula: 'E2-1200', result: 34.5 }],
];

describe('a workbook of another shop', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
  });
  afterAll(() => shop.close());

  const file = (sheets: Record<string, WorkbookCell[][]>) => [
    { filename: 'shop.xlsx', bytes: workbook(sheets) },
  ];

  it('comes in by worksheet, with its numbers and dates, and what is no table of a shop is left out', async () => {
    const about: WorkbookCell[][] = [['About'], ['Exported in May']];
    const run = await moved(admin, file({ Orders: ORDERS, Empty: [], About: about, Customers: CUSTOMERS }));
    expect(run.files).toMatchObject([
      { filename: 'shop.xlsx', sheet: 'Orders', kind: 'historical_orders', rows_total: 2, created: 1 },
      { filename: 'shop.xlsx', sheet: 'About', kind: null, rows_total: 1, rows_done: 0 },
      { filename: 'shop.xlsx', sheet: 'Customers', kind: 'customers', created: 1, refused: 1 },
    ]);
    const { historical_orders } = (
      await admin.get<{ historical_orders: object[] }>('/admin/historical_orders')
    ).body;
    expect(historical_orders).toMatchObject([
      { number: '1001', placed_at: '2023-05-01T08:30:00.000Z', total: 123_450, item_count: 3 },
    ]);
    const { customers } = (await admin.get<{ customers: object[] }>('/admin/customers')).body;
    expect(customers).toMatchObject([{ email: 'mira@example.com', phone: '4930123456' }]);
    const { issues } = (
      await admin.get<{ issues: object[] }>(`/admin/fetchShopMigrationIssues/${run.id}?range=[0,9]`)
    ).body;
    expect(issues).toMatchObject([{ filename: 'shop.xlsx › Customers', line: 3, column: 'Email' }]);
  });

  it('can be changed by worksheet before it comes in, and undone', async () => {
    const sheets = {
      Old: CUSTOMERS,
      People: [CUSTOMERS[0] ?? [], ['lea@example.com', 'Lea', 'Koch', null, null]],
    };
    const { id, files } = (await uploadShop(admin, file(sheets))).body.data;
    await admin.put(`/admin/setMigrationFile/${files[0]?.id ?? 0}`, { kind: null });
    await admin.post(`/admin/startShopMigration/${id}`, {});
    const run = await settledMove(admin, id, 'finished');
    expect(fileOf(run, 'customers')).toMatchObject({ sheet: 'People', created: 1 });
    await admin.post(`/admin/undoShopMigration/${id}`, {});
    await settledMove(admin, id, 'undone');
    const { customers } = (await admin.get<{ customers: { email: string }[] }>('/admin/customers')).body;
    expect(customers.map(({ email }) => email)).toEqual(['mira@example.com']);
  });

  it('with no rows, or damaged, is refused by its name', async () => {
    const whole = workbook({ Customers: CUSTOMERS });
    const refusals = [
      [
        workbook({ Empty: [], Heading: [['Email', 'First name']] }),
        'must contain a header and at least one row',
      ],
      [whole.subarray(0, whole.length - 40), 'Excel workbook or another archive'],
    ] as const;
    for (const [bytes, reason] of refusals) {
      const { status, body } = await uploadShop(admin, [{ filename: 'shop.xlsx', bytes }]);
      expect([status, body.errors.files]).toEqual([422, [expect.stringContaining(reason)]]);
      expect(body.errors.files?.[0]).toContain('shop.xlsx');
    }
    const { shop_migrations } = (
      await admin.get<{ shop_migrations: ShopMigrationRecord[] }>('/admin/shop_migrations')
    ).body;
    expect(shop_migrations).toHaveLength(2);
  });
});
