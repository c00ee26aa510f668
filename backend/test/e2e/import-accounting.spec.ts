import type { Client } from '@stoa/testing';
import { parse } from 'csv-parse/sync';
import { Workbook } from 'exceljs';
import { encode } from 'iconv-lite';
import type { Shop } from '../support/shop';
import { givenAdmin } from '../support/factories';
import { startShop } from '../support/shop';
import { bring, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';
import { type WorkbookCell, workbook } from '../support/workbook.factories';

/** A variant as the test itself reads it from a file: price in cents. */
interface Expected {
  price: number;
  stock: number;
}

interface Case {
  text: string;
  /** Rows of a workbook instead of a text. */
  rows?: WorkbookCell[][];
  encoding?: string;
  delimiter?: string;
  layout?: object;
  /** SKU, price and stock of a record; null for a record that is no variant. */
  read: (record: Record<string, string>) => [string, Expected] | null;
  /** SKUs that the import must refuse or tell of. */
  reported: string[];
}

const PRODUCTS = 12;
const numbers = Array.from({ length: PRODUCTS }, (_, n) => n + 1);
const point = (text = ''): number => Math.round(Number(text.replaceAll(',', '')) * 100);
const comma = (text = ''): number => Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100);
const plain =
  (money: (text?: string) => number, count: (text: string) => number = Number) =>
  ({ sku = '', price, stock = '' }: Record<string, string>): [string, Expected] => [
    sku,
    { price: money(price), stock: count(stock) },
  ];

const CASES: Record<string, Case> = {
  'Shopify, rows of a product apart, one unpublished variant without an option': {
    text: [
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
      ...numbers.map((n) => `sh-${n},Shirt ${n},true,Size,S,SH-${n}-S,shopify,${n},${n}.50,active`),
      ...numbers.map((n) => `sh-${n},,,,M,SH-${n}-M,shopify,${n * 2},"1,${100 + n}.25",`),
      'sh-7,,,,,SH-LOST,shopify,1,5.00,',
    ].join('\r\n'),
    read: (row) => [
      row['Variant SKU'] ?? '',
      { price: point(row['Variant Price']), stock: Number(row['Variant Inventory Qty']) },
    ],
    reported: ['SH-7-S', 'SH-7-M', 'SH-LOST'],
  },
  'WooCommerce, variations before their products, sales over and running': {
    text: [
      'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Sale price,Date sale price ends,Parent,Attribute 1 name,Attribute 1 value(s)',
      ...numbers.map((n) => `${n},variation,WO-${n}-R,Woo ${n},1,1,${n},10.50,9.25,2020-01-31,WO-${n},,Red`),
      ...numbers.map((n) => `${100 + n},variable,WO-${n},Woo ${n},1,1,,,,,,Colour,"Red, Blue"`),
      ...numbers.map(
        (n) => `${200 + n},variation,WO-${n}-B,Woo ${n},1,1,${n},10.50,9.25,,WO-${n},Colour,Blue`,
      ),
      '300,booking,WO-BOOK,Booking,1,1,1,5.00,,,,,',
    ].join('\n'),
    read: (row) =>
      row.Type === 'variable'
        ? null
        : [
            row.SKU ?? '',
            {
              price: point(
                row['Date sale price ends']
                  ? row['Regular price']
                  : row['Sale price'] || row['Regular price'],
              ),
              stock: Number(row.Stock),
            },
          ],
    reported: ['WO-BOOK'],
  },
  'Windows-1252 with decimal commas, grouped numbers and a price in another style': {
    text: [
      'handle;name;sku;price;stock',
      ...numbers.map((n) => `lp-${n};Lampe „Größe ${n}“ – 5 €;LP-${n};1.${100 + n},50;1.00${n % 10}`),
      'lp-x;Falsch;LP-X;12.75;3',
    ].join('\r\n'),
    encoding: 'windows-1252',
    delimiter: ';',
    layout: { decimal_mark: ',' },
    read: plain(comma, (text) => Number(text.replaceAll('.', ''))),
    reported: ['LP-X'],
  },
  'prices in thousands only, answered by a person': {
    text: ['name,sku,price,stock', ...numbers.map((n) => `Sofa ${n},SO-${n},12.${100 + n},${n}`)].join('\n'),
    layout: { decimal_mark: ',' },
    read: plain(comma),
    reported: [],
  },
  'names in Windows-1256, mixed line ends, surplus cells': {
    text: [
      'name,sku,price,stock\r',
      ...numbers.map((n) => `قميص قطني أحمر رقم ${n},QM-${n},${n}.75,${n}`),
      'كرسي,QM-X,5.00,1,زائد',
    ].join('\n'),
    encoding: 'windows-1256',
    read: plain(point),
    reported: ['QM-X'],
  },
  'two products with one handle, and the same row twice': {
    text: [
      'handle,name,sku,price,stock',
      ...numbers.map((n) => `pt-${n},Pot ${n},PT-${n},${n}.25,${n}`),
      ...numbers.slice(0, 5).map((n) => `pt-${n},Pot ${n},PT-${n},${n}.25,${n}`),
      'pt-3,Other pot,PT-OTHER,9.25,1',
    ].join('\n'),
    read: plain(point),
    reported: ['PT-OTHER'],
  },
  'Shopify’s present template': {
    text: [
      'Title,URL handle,Status,SKU,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity',
      ...numbers.map((n) => `Coat ${n},coat-${n},Active,CO-${n}-S,Size,S,"1,${100 + n}.50",shopify,${n}`),
      ...numbers.map((n) => `,coat-${n},,CO-${n}-M,,M,${n}.75,shopify,${n * 3}`),
    ].join('\r\n'),
    read: (row) => [row.SKU ?? '', { price: point(row.Price), stock: Number(row['Inventory quantity']) }],
    reported: [],
  },
  'Arabic digits, marks and currency beside them': {
    text: [
      'الاسم,رمز المنتج,السعر,الكمية',
      ...numbers.map((n) => `كرسي ${n},AR-${n},${arabic(`1٬${100 + n}٫50`)},${arabic(String(n))}`),
      'طاولة,AR-X,مجاني,٣',
    ].join('\n'),
    read: (row) => [
      row['رمز المنتج'] ?? '',
      { price: point(western(row['السعر'])), stock: Number(western(row['الكمية'])) },
    ],
    reported: ['AR-X'],
  },
  'a workbook with numbers, formulas and a text among the prices': {
    text: '',
    rows: [
      ['name', 'sku', 'price', 'stock'],
      ...numbers.map((n): WorkbookCell[] => [`Bowl ${n}`, `XL-${n}`, 12.5 + n * 1000, n]),
      ...numbers.map((n): WorkbookCell[] => [
        `Cup ${n}`,
        `XF-${n}`,
        { formula: 'C2+1', result: 0.1 * n },
        { formula: 'D2', result: n },
      ]),
      ['Jug', 'XL-X', 'on request', 1],
    ],
    read: plain(point),
    reported: ['XL-X'],
  },
};

/** Western digits as Arabic ones. */
function arabic(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}

function western(text = ''): string {
  const digits = text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return digits.replace('\u066b', '.').replaceAll('\u066c', '');
}

/** Records of a workbook as another library reads them. */
async function recordsOf(bytes: Buffer): Promise<Record<string, string>[]> {
  const book = new Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell((cell, column) => {
      const value = cell.result ?? cell.value;
      cells[column - 1] = typeof value === 'number' ? value.toFixed(2) : String(value);
    });
    rows.push(cells);
  });
  const [header = [], ...records] = rows;
  return records.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
}

describe('every variant of a file', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it.each(Object.entries(CASES))('is imported as it is, or told: %s', async (_name, one) => {
    const { client, vendor } = await givenVendor(shop);
    const bytes = one.rows ? workbook({ A: one.rows }) : encode(one.text, one.encoding ?? 'utf-8');
    const records = one.rows
      ? await recordsOf(bytes)
      : parse<Record<string, string>>(one.text, {
          columns: true,
          delimiter: one.delimiter ?? ',',
          record_delimiter: ['\r\n', '\n'],
          relax_column_count: true,
        });
    const expected = new Map(records.flatMap((record) => [one.read(record) ?? []].filter(isFilled)));
    const { id } = (await bring(admin, 'admin', bytes, { vendor_id: String(vendor.id) })).body.data;
    if (one.layout) await admin.put(`/admin/setImportLayout/${id}`, one.layout);
    await admin.post(`/admin/startImport/${id}`, {});
    const record = await settled(admin, 'admin', id, 'finished');
    expect(record.rows_done).toBe(records.length);

    const exported = parse<Record<string, string>>((await client.post('/vendor/exportProducts', {})).text, {
      columns: true,
      bom: true,
    });
    const got = new Map(
      exported.map((row) => [row.sku, { price: point(row.price), stock: Number(row.stock) }]),
    );
    const missing = [...expected.keys()].filter((sku) => !got.has(sku));
    const changed = [...expected].filter(([sku, facts]) => got.has(sku) && !same(facts, got.get(sku)));
    expect(missing.sort()).toEqual([...one.reported].sort());
    expect(changed).toEqual([]);
    expect(got.size).toBe(expected.size - one.reported.length);
    expect(record.refused > 0).toBe(one.reported.length > 0);
  });
});

function isFilled(entry: readonly unknown[]): entry is [string, Expected] {
  return entry.length === 2;
}

function same(one: Expected, other: Expected | undefined): boolean {
  return one.price === other?.price && one.stock === other.stock;
}
