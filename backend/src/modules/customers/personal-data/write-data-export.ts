import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Mailer } from '../../../kernel/mail';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { PrivateFiles } from '../../../kernel/storage';
import { say } from '../../../kernel/wording';
import { Settings } from '../../settings';
import { Customer } from '../customer.entity';
import { DataExport } from './data-export.entity';
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
    private readonly settings: Settings,
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
    const isKept = await this.finish(customer, { storage_key, bytes: bytes.byteLength }, language);
    if (!isKept) await this.files.discard(storage_key);
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
      await this.tell(email, language);
      return true;
    });
  }

  private async tell(email: string, language: string): Promise<void> {
    const { shop_name } = await this.settings.general();
    const greeting = say`Your copy of your data is ready`;
    await this.mailer.write(email, language, {
      subject: say`${shop_name}: ${greeting}`,
      greeting,
      paragraphs: [
        'You can download it in your account for a week. You need to be signed in.',
        'If you didn’t ask for it, sign in and change your password.',
      ],
      action: { label: 'Go to your account', href: `${this.config.PUBLIC_URL}/customer/security` },
      signature: [shop_name],
    });
  }
}
