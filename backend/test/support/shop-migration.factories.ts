import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ShopMigrationFileRecord,
  ShopMigrationIssueRecord,
  ShopMigrationKind,
  ShopMigrationRecord,
  ShopMigrationState,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { eventually } from './eventually';
import { form } from './media.factories';

/** A file to upload. */
export interface ExportFile {
  filename: string;
  bytes: Buffer;
}

/** An export of another shop system, as it comes from there. */
export function exported(system: 'shopify' | 'woocommerce' | 'magento', ...names: string[]): ExportFile[] {
  return names.map((name) => ({
    filename: `${name}.csv`,
    bytes: readFileSync(join(__dirname, 'shop-exports', system, `${name}.csv`)),
  }));
}

/** A file of a text. */
export function textFile(filename: string, ...rows: string[]): ExportFile {
  return { filename, bytes: Buffer.from(rows.join('\r\n')) };
}

/** Uploads files of another shop. */
export function uploadShop(
  client: Client,
  files: readonly ExportFile[],
): Promise<Answer<{ data: ShopMigrationRecord; errors: Record<string, string[]> }>> {
  const { body, headers } = form(
    {},
    files.map((file) => ({ ...file, field: 'files' })),
  );
  return client.call('POST', '/admin/uploadShopMigration', body, headers);
}

/** Polls until a migration has reached a state. */
export async function settledMove(
  client: Client,
  id: number,
  state: ShopMigrationState,
): Promise<ShopMigrationRecord> {
  let record: ShopMigrationRecord | null = null;
  await eventually(async () => {
    record = (await client.get<{ data: ShopMigrationRecord }>(`/admin/shop_migrations/${id}`)).body.data;
    if (record.state !== state) throw new Error(`The move is ${record.state}: ${record.error}`);
  });
  if (!record) throw new Error('The move is gone.');
  return record;
}

/** Uploads files and makes a dry run, a run, or both calls' results. */
export async function moved(
  client: Client,
  files: readonly ExportFile[],
  call: 'check' | 'start' = 'start',
): Promise<ShopMigrationRecord> {
  const uploaded = await uploadShop(client, files);
  if (uploaded.status !== 200) throw new Error(`The upload answered ${uploaded.status}: ${uploaded.text}`);
  const { id } = uploaded.body.data;
  const begun = await client.post(`/admin/${call}ShopMigration/${id}`, {});
  if (begun.status !== 200) throw new Error(`${call} answered ${begun.status}: ${begun.text}`);
  return settledMove(client, id, call === 'check' ? 'checked' : 'finished');
}

/** The lines of a migration's report, as `line kind column: message`. */
export async function reported(client: Client, id: number): Promise<string[]> {
  const url = `/admin/fetchShopMigrationIssues/${id}?range=[0,99]`;
  const { issues } = (await client.get<{ issues: ShopMigrationIssueRecord[] }>(url)).body;
  return issues.map(({ line, kind, column, message }) => `${line} ${kind} ${column}: ${message}`);
}

/** The file of a kind. */
export function fileOf(record: ShopMigrationRecord, kind: ShopMigrationKind): ShopMigrationFileRecord {
  const file = record.files.find((one) => one.kind === kind);
  if (!file) throw new Error(`No file of ${kind}: ${record.files.map((one) => one.kind).join(', ')}`);
  return file;
}
