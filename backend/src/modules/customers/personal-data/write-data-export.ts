import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Mailer } from '../../../kernel/mail';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { PrivateFiles } from '../../../kernel/storage';
import { Customer } from '../customer.entity';
import { DataExport } from './data-export.entity';
import { dataExportReady } from './data-export.emails';
import { DataExports } from './data-exports';
import { dataSubjectOf, PersonalData } from './personal-data';

/** Job that writes a requested personal data export. */
export const writeDataExport = defineJob<{ customer_id: number; language: string }>('customers.write-data');
const expireDataExport = defineJob<{ customer_id: number }>('customers.expire-data');

/** Milliseconds that an export can be downloaded. */
const LIFETIME = 7 * 24 * 3_600_000;
const FOLDER = 'personal-data';

/** Writes personal data exports, notifies the customer by e-mail, and deletes the file a week later. */
@Injectable()
export class WriteDataExport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly files: PrivateFiles,
    private readonly data: PersonalData,
    private readonly exports: DataExports,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  @Processes(writeDataExport)
  async write({ customer_id, language }: { customer_id: number; language: string }): Promise<void> {
    const { em } = this.database;
    const customer = await em.findOne(Customer, { where: { id: customer_id } });
    if (!customer || !(await em.existsBy(DataExport, { customer_id, state: 'pending' }))) return;
    const parts = await this.data.read(dataSubjectOf(customer, language));
    const made_at = this.clock.now().toISOString();
    const text = JSON.stringify({ shop: this.config.PUBLIC_URL, made_at, ...parts }, null, 2);
    const bytes = Buffer.from(text, 'utf8');
    const storage_key = await this.files.store(FOLDER, bytes);
    const isStored = await this.finish(customer, { storage_key, bytes: bytes.byteLength }, language);
    if (!isStored) await this.files.discard(storage_key);
  }

  @Processes(expireDataExport)
  async expire({ customer_id }: { customer_id: number }): Promise<void> {
    await this.database.tx(async (em) => {
      const row = await em.findOne(DataExport, { where: { customer_id } });
      if (row?.expires_at && row.expires_at <= this.clock.now()) await this.exports.discard(customer_id);
    });
  }

  /** False when no longer pending: the account was erased, or a duplicate job has written it. */
  private finish(
    { id: customer_id, email }: Customer,
    file: Pick<DataExport, 'storage_key' | 'bytes'>,
    language: string,
  ): Promise<boolean> {
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LIFETIME);
    return this.database.tx(async (em) => {
      const pending = { customer_id, state: 'pending' } as const;
      const ready = { ...file, state: 'ready', expires_at, updated_at: now } as const;
      if (!(await em.update(DataExport, pending, ready)).affected) return false;
      await this.queue.enqueue(expireDataExport, { customer_id }, { delay: LIFETIME });
      await this.notify(email, language);
      return true;
    });
  }

  private async notify(email: string, language: string): Promise<void> {
    const link = `${this.config.PUBLIC_URL}/customer/security`;
    await this.mailer.write(email, language, dataExportReady, { values: {}, link });
  }
}
