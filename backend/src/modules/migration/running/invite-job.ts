import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { defineJob, Processes } from '../../../kernel/queue';
import { Customer } from '../../customers';
import { PasswordLinks } from '../../identity';
import { Settings } from '../../settings';
import { MigratedRecord } from '../migrated-records.entity';
import type { MigrationTask } from './migration-job';

export const INVITE_CUSTOMERS = defineJob<MigrationTask>('migration.invite');

const BATCH_SIZE = 100;

/** E-mails an invitation to choose a password to each customer of a migration, once. */
@Injectable()
export class InviteCustomersJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: PasswordLinks,
    private readonly settings: Settings,
  ) {}

  @Processes(INVITE_CUSTOMERS)
  async run({ migration_id }: MigrationTask): Promise<void> {
    const { shop_name } = await this.settings.general();
    for (let after = 0; ;) {
      const rows = await this.database.em.find(MigratedRecord, {
        where: { migration_id, kind: 'customers', invited_at: IsNull(), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH_SIZE,
      });
      for (const row of rows) await this.invite(row, shop_name);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH_SIZE) return;
    }
  }

  /** The mark and the e-mail share a transaction, so that a crash neither repeats nor loses one. */
  private async invite({ id, record_id }: MigratedRecord, shop_name: string): Promise<void> {
    await this.database.tx(async (em) => {
      const marked = await em.update(
        MigratedRecord,
        { id, invited_at: IsNull() },
        { invited_at: this.clock.now() },
      );
      const customer = marked.affected ? await em.findOne(Customer, { where: { id: record_id } }) : null;
      if (!customer || customer.password !== null || customer.last_login_at || customer.status !== 'active')
        return;
      const { email, locale } = customer;
      await this.links.sendInvite({ audience: 'customer', id: customer.id, email, locale }, shop_name);
    });
  }
}
