import type {
  ImportColumn,
  ImportIssueRecord,
  ImportOptions,
  ImportRecord,
  ImportState,
  ProductRecord,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { eventually } from './eventually';
import { upload } from './media.factories';

type Audience = 'admin' | 'vendor';
type ImportAnswer = Answer<{ data: ImportRecord }>;

/** A CSV file of rows. */
export function csv(...rows: (string | number)[][]): Buffer {
  const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
  return Buffer.from(rows.map((row) => row.map(cell).join(',')).join('\r\n'));
}

/** A file of raw lines. */
export function lines(...rows: string[]): Buffer {
  return Buffer.from(rows.join('\n'));
}

/** Uploads a file like the wizard's first step. */
export async function bring(
  client: Client,
  audience: Audience,
  bytes: Buffer,
  fields: Record<string, string> = {},
): Promise<ImportAnswer> {
  const answer = await upload(client, audience, bytes, {
    filename: 'products.csv',
    path: 'importData',
    ...fields,
  });
  return answer as unknown as ImportAnswer;
}

/** Maps columns to targets and sets import options. */
export function map(
  client: Client,
  audience: Audience,
  record: ImportRecord,
  targets: Record<string, string | null>,
  options: Partial<ImportOptions> = {},
): Promise<ImportAnswer> {
  const columns = record.columns.map(({ name, target }: ImportColumn) => ({
    name,
    target: name in targets ? targets[name] : target,
  }));
  return client.put(`/${audience}/mapImport/${record.id}`, {
    columns,
    options: { ...record.options, ...options },
  });
}

/** Polls until the import has reached a state. */
export async function settled(
  client: Client,
  audience: Audience,
  id: number,
  state: ImportState,
): Promise<ImportRecord> {
  let record: ImportRecord | null = null;
  await eventually(async () => {
    record = (await client.get<{ data: ImportRecord }>(`/${audience}/imports/${id}`)).body.data;
    if (record.state !== state) throw new Error(`The import is ${record.state}: ${record.error}`);
  });
  if (!record) throw new Error('The import is gone.');
  return record;
}

/** Uploads a file and imports it with the suggested mapping. */
export async function imported(
  client: Client,
  audience: Audience,
  bytes: Buffer,
  options: Partial<ImportOptions> = {},
  fields: Record<string, string> = {},
): Promise<ImportRecord> {
  const brought = await bring(client, audience, bytes, fields);
  if (brought.status !== 200) throw new Error(`The upload answered ${brought.status}: ${brought.text}`);
  const record = brought.body.data;
  await map(client, audience, record, {}, options);
  await client.post(`/${audience}/startImport/${record.id}`, {});
  return settled(client, audience, record.id, 'finished');
}

/** The first product that matches a search. */
export async function productCalled(client: Client, audience: Audience, q: string): Promise<ProductRecord> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const list = await client.get<{ products: { id: number }[] }>(`/${audience}/products?filter=${filter}`);
  const [product] = list.body.products;
  if (!product) throw new Error(`No product is called ${q}`);
  return (await client.get<{ data: ProductRecord }>(`/${audience}/products/${product.id}`)).body.data;
}

/** The issues of an import. */
export async function issuesOf(client: Client, audience: Audience, id: number): Promise<ImportIssueRecord[]> {
  const { body } = await client.get<{ issues: ImportIssueRecord[] }>(`/${audience}/fetchImportIssues/${id}`);
  return body.issues;
}
