import type { ImportRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, imported, issuesOf, map, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';
import { serialOf, type WorkbookCell, workbook, zip } from '../support/workbook.factories';

const HEADER = ['name', 'sku', 'price', 'stock', 'weight', 'available_at', 'brand'];

const GOODS: WorkbookCell[][] = [
  ['name', 'sku', 'gtin', 'price', 'stock', 'available_at', 'is_free', 'short_description'],
  [
    'Sofa',
    'XL-1',
    4_006_381_333_931,
    12.5,
    1000,
    { date: serialOf('2031-05-06') },
    false,
    { rich: ['Soft ', 'seat'] },
  ],
  ['Desk', 'XL-2', null, { formula: 'D2*1000', result: 12_500 }, 3, null, null, 'a_x000D_\nb'],
  [],
  [
    'Lamp',
    'XL-3',
    null,
    0.1 + 0.2,
    7,
    { formula: 'F2+1', result: serialOf('2031-05-07T10:30:00Z'), isDate: true },
    null,
    '=not a formula',
  ],
  ['Rug', 'XL-4', null, 1e5, 1, null, null, { formula: 'A1', result: 'Text & <more>' }],
];

describe('a workbook', () => {
  let shop: Shop;
  let client: Client;
  beforeAll(async () => {
    shop = await startShop();
    ({ client } = await givenVendor(shop));
  });
  afterAll(() => shop.close());

  it('is read with its numbers, dates, truth values, formulas and rich texts, without a question', async () => {
    const bytes = workbook({ Goods: GOODS });
    const { data } = (await bring(client, 'vendor', bytes)).body;
    expect(data).toMatchObject({ questions: [], sheets: ['Goods'], rows_total: 4 });
    expect(data.layout).toMatchObject({ file_type: 'xlsx', sheet: 'Goods' });
    await client.post(`/vendor/startImport/${data.id}`, {});
    const record = await settled(client, 'vendor', data.id, 'finished');
    expect(record).toMatchObject({ created: 4, refused: 0 });
    expect(await productCalled(client, 'vendor', 'Sofa')).toMatchObject({
      available_at: '2031-05-06T00:00:00.000Z',
      short_description: 'Soft seat',
      variants: [{ price: 1250, on_hand: 1000, gtin: '4006381333931' }],
    });
    expect(await productCalled(client, 'vendor', 'Desk')).toMatchObject({
      short_description: 'a\nb',
      variants: [{ price: 1_250_000 }],
    });
    expect(await productCalled(client, 'vendor', 'Lamp')).toMatchObject({
      available_at: '2031-05-07T10:30:00.000Z',
      short_description: '=not a formula',
      variants: [{ price: 30 }],
    });
    expect(await productCalled(client, 'vendor', 'Rug')).toMatchObject({
      short_description: 'Text & <more>',
      variants: [{ price: 10_000_000 }],
    });
  });

  it('with texts that look like numbers in another style keeps its real numbers', async () => {
    const bytes = workbook({
      A: [HEADER, ['Pan', 'MIX-1', '1.299,50', 4], ['Lid', 'MIX-2', 1.234, 5], ['Cup', 'MIX-3', 7.25, 5]],
    });
    const record = await imported(client, 'vendor', bytes);
    // Three decimal places are refused, and not read as thousands.
    expect(record).toMatchObject({ created: 2, refused: 1 });
    expect(await issuesOf(client, 'vendor', record.id)).toMatchObject([{ line: 3, column: 'price' }]);
    expect((await productCalled(client, 'vendor', 'Pan')).variants).toMatchObject([{ price: 129_950 }]);
    expect((await productCalled(client, 'vendor', 'Cup')).variants).toMatchObject([{ price: 725 }]);
  });

  it('has several sheets, of which one is chosen', async () => {
    const bytes = workbook({
      Notes: [['About'], ['Prices of May']],
      Products: [HEADER, ['Bowl', 'SHEET-1', 4.5, 1]],
    });
    const { id, ...first } = (await bring(client, 'vendor', bytes)).body.data;
    expect(first).toMatchObject({ sheets: ['Notes', 'Products'], layout: { sheet: 'Notes' } });
    const wrong = await client.put(`/vendor/setImportLayout/${id}`, { sheet: 'Nothing' });
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { sheet: ['Sheet does not exist.'] } }]);
    const chosen = await client.put<{ data: ImportRecord }>(`/vendor/setImportLayout/${id}`, {
      sheet: 'Products',
    });
    expect(chosen.body.data).toMatchObject({ layout: { sheet: 'Products' }, rows_total: 1 });
    await map(client, 'vendor', chosen.body.data, {});
    await client.post(`/vendor/startImport/${id}`, {});
    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject({ created: 1 });
  });

  it('that is damaged, too large when unpacked or no workbook at all is refused', async () => {
    const good = workbook({ A: [HEADER, ['Bowl', 'BAD-1', 4.5, 1]] });
    const part = 'xl/worksheets/sheet1.xml';
    const lying = (size: number): Buffer =>
      zip(
        {
          'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels': '<r><Relationship Id="r1" Target="worksheets/sheet1.xml"/></r>',
          [part]: `<worksheet>${' '.repeat(5000)}</worksheet>`,
        },
        { [part]: size },
      );
    const refusals = [
      [lying(0x7fff_ffff), 'too large when unpacked'],
      [lying(10), 'damaged or protected'],
      [good.subarray(0, good.length - 40), 'Excel workbook or another archive'],
      [Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), Buffer.alloc(600)]), 'Excel workbook'],
      [workbook({ A: [] }), 'must contain a header'],
    ] as const;
    for (const [bytes, reason] of refusals) {
      const { status, text } = await bring(client, 'vendor', bytes);
      expect([status, text]).toEqual([422, expect.stringContaining(reason)]);
    }
  });

  it('may be large: its rows are streamed', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => [`Item ${n}`, `ROW-${n}`, n + 0.25, n, 100]);
    const { data } = (await bring(client, 'vendor', workbook({ A: [HEADER, ...rows] }))).body;
    expect(data.rows_total).toBe(3_000);
    await client.post(`/vendor/checkImport/${data.id}`, {});
    expect(await settled(client, 'vendor', data.id, 'checked')).toMatchObject({ created: 3_000, issues: 0 });
  });
});
