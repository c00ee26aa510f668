import type { ImportRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { encode } from 'iconv-lite';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, imported, issuesOf, lines, map, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

type Layout = Partial<ImportRecord['layout']>;

describe('the layout of an import file', () => {
  let shop: Shop;
  let client: Client;
  beforeAll(async () => {
    shop = await startShop();
    ({ client } = await givenVendor(shop));
  });
  afterAll(() => shop.close());

  const brought = async (bytes: Buffer): Promise<ImportRecord> =>
    (await bring(client, 'vendor', bytes)).body.data;
  const choose = (id: number, layout: Layout): ReturnType<typeof map> =>
    client.put(`/vendor/setImportLayout/${id}`, layout);
  const ran = async (id: number): Promise<ImportRecord> => {
    await client.post(`/vendor/startImport/${id}`, {});
    return settled(client, 'vendor', id, 'finished');
  };

  it('asks when a price can be read in two ways, and imports it as it was answered', async () => {
    const file = lines('handle;name;sku;price', 'sofa;Sofa;SOFA;12.500', 'bed;Bed;BED;8.900');
    const record = await brought(file);
    expect(record.layout.decimal_mark).toBeNull();
    expect(record.questions).toEqual([{ property: 'decimal_mark', column: 'price', example: '12.500' }]);
    for (const call of ['checkImport', 'startImport']) {
      const refused = await client.post(`/vendor/${call}/${record.id}`, {});
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { 'layout.decimal_mark': [expect.stringContaining('12.500')] } },
      });
    }
    const chosen = await choose(record.id, { decimal_mark: ',' });
    expect(chosen.body.data).toMatchObject({ layout: { decimal_mark: ',' }, questions: [] });
    expect(await ran(record.id)).toMatchObject({ created: 2, issues: 0 });
    expect((await productCalled(client, 'vendor', 'Sofa')).variants).toMatchObject([{ price: 1_250_000 }]);
  });

  it('asks for prices even where a weight tells the decimal mark', async () => {
    const record = await brought(lines('name,sku,price,weight', 'Rug,RUG,"12.500",1.5'));
    expect(record.questions).toMatchObject([
      { property: 'decimal_mark', column: 'price' },
      { property: 'weight_unit', column: 'weight' },
    ]);
  });

  it('reads grouped quantities and weights by the style of the whole file', async () => {
    const file = lines(
      'name,sku,price,stock,weight (g)',
      'Nail,NAIL,0.50,"1,000","1,200"',
      'Screw,SCREW,"1,250.75","12,000",5',
    );
    expect(await imported(client, 'vendor', file)).toMatchObject({ created: 2, issues: 0 });
    expect((await productCalled(client, 'vendor', 'Nail')).variants).toMatchObject([
      { price: 50, on_hand: 1000, weight: 1200 },
    ]);
    expect((await productCalled(client, 'vendor', 'Screw')).variants).toMatchObject([
      { price: 125_075, on_hand: 12_000 },
    ]);
  });

  it('refuses a number in another style than the rest of the file, with its line', async () => {
    const file = lines('name;sku;price', 'Cup;CUP;4,50', 'Plate;PLATE;5.25', 'Bowl;BOWL;6,00');
    const record = await brought(file);
    await choose(record.id, { decimal_mark: ',' });
    expect(await ran(record.id)).toMatchObject({ created: 2, refused: 1 });
    expect(await issuesOf(client, 'vendor', record.id)).toMatchObject([{ line: 3, value: '5.25' }]);
  });

  it('reads dates in the order of the whole column, and asks for it', async () => {
    const file = (...dates: string[]): Buffer =>
      lines(
        'name,sku,price,available_at',
        ...dates.map((date, n) => `Day ${date},D-${date},1.${n}0,${date}`),
      );
    await imported(client, 'vendor', file('05.06.2026'));
    expect(await productCalled(client, 'vendor', 'Day 05.06.2026')).toMatchObject({
      available_at: '2026-06-05T00:00:00.000Z',
    });
    await imported(client, 'vendor', file('05/06/2026', '25/06/2026'));
    expect(await productCalled(client, 'vendor', 'Day 05/06/2026')).toMatchObject({
      available_at: '2026-06-05T00:00:00.000Z',
    });
    const open = await brought(file('05/07/2026'));
    expect(open.questions).toMatchObject([{ property: 'date_order', example: '05/07/2026' }]);
    await choose(open.id, { date_order: 'mdy' });
    await ran(open.id);
    expect(await productCalled(client, 'vendor', 'Day 05/07/2026')).toMatchObject({
      available_at: '2026-05-07T00:00:00.000Z',
    });
  });

  it('asks before it takes prices in another currency for its own', async () => {
    const record = await brought(lines('name,sku,price', 'Vase,VASE,€ 12.00'));
    expect(record.questions).toEqual([{ property: 'currency', column: 'price', example: '€' }]);
    expect((await choose(record.id, { currency: 'EUR' })).body.errors).toHaveProperty('currency');
    await choose(record.id, { currency: 'USD' });
    expect(await ran(record.id)).toMatchObject({ created: 1 });
    expect((await productCalled(client, 'vendor', 'Vase')).variants).toMatchObject([{ price: 1200 }]);
  });

  it.each([
    ['windows-1252', 'The “best” lamp – 5 €'],
    ['windows-1256', 'قميص قطني أحمر'],
    ['windows-1251', 'Лампа настольная'],
    ['utf-16be', 'Größe قميص'],
    ['utf-16le', 'Größe قميص'],
    ['utf-8', 'Größe قميص'],
  ] as const)('detects %s from the whole file', async (encoding, name) => {
    const filler = Array.from(
      { length: 3000 },
      (_, n) => `Plain ${n},${encoding}-P-${n},nothing special here`,
    );
    const text = ['name,sku,short_description,price', ...filler, `"${name}",${encoding}-LAST,x,1.00`].join(
      '\n',
    );
    const bytes = encode(text, encoding, { addBOM: encoding.startsWith('utf-16') });
    expect(bytes.length).toBeGreaterThan(64 * 1024);
    const record = await brought(bytes);
    expect(record.layout).toMatchObject({ encoding, delimiter: ',' });
    const last = await brought(encode(`name,sku,price\n"${name}",${encoding}-ONE,1.00\n`, encoding));
    await ran(last.id);
    const { products } = (await client.get<{ products: { name: string }[] }>('/vendor/products')).body;
    expect(products.map((one) => one.name)).toContain(name);
  });

  it('reads the file again in another encoding or with another delimiter', async () => {
    const bytes = encode('name;sku;price\n"Été; hiver",ETE;1,00\nŁódź;LODZ;2,00\n', 'windows-1250');
    const record = await brought(bytes);
    const first = await choose(record.id, { encoding: 'windows-1250' });
    expect(first.body.data.columns[0]).toMatchObject({ samples: expect.arrayContaining(['Łódź']) });
    const other = await choose(record.id, { delimiter: ',' });
    expect(other.body.data.columns).toHaveLength(1);
    expect((await choose(record.id, { delimiter: ';' })).body.data.columns).toHaveLength(3);
    const unknown = await choose(record.id, { encoding: 'ebcdic' as 'utf-8' });
    expect(unknown.body.errors).toHaveProperty('encoding');
  });

  it('finds the header after a line that names the delimiter, and mixed line ends', async () => {
    const file = Buffer.from(
      'sep=;\r\nname;sku;price\r\n"One\nline";MIX-1;1,50\nTwo;MIX-2;x\n\nThree;MIX-3;y\r\n',
    );
    const record = await brought(file);
    expect(record).toMatchObject({ rows_total: 3, layout: { delimiter: ';', decimal_mark: ',' } });
    await ran(record.id);
    expect((await issuesOf(client, 'vendor', record.id)).map(({ line }) => line)).toEqual([5, 7]);
  });

  it('can’t be changed after the start, nor by another vendor', async () => {
    const record = await brought(lines('name,sku,price', 'Late,LATE,1.00'));
    await ran(record.id);
    expect((await choose(record.id, { decimal_mark: ',' })).status).toBe(409);
    const other = await givenVendor(shop);
    expect((await other.client.put(`/vendor/setImportLayout/${record.id}`, {})).status).toBe(404);
  });
});
