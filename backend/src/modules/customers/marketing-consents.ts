import { Injectable } from '@nestjs/common';
import { Changes } from '../../kernel/changes';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { NEXT_VERSION } from '../../kernel/resource';
import { Customer } from './customer.entity';

/** Keeps the consent to marketing of an account as what the owner of its address said elsewhere, such as by a link. */
@Injectable()
export class MarketingConsents {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Sets the consent of the account with this address; one whose address is not verified may be somebody else's. */
  async set(email: string, marketing_consent: boolean): Promise<void> {
    await this.database.tx(async (em) => {
      const account = await em.findOne(Customer, { where: { email, is_guest: false } });
      if (!account?.email_verified_at || account.marketing_consent === marketing_consent) return;
      const updated_at = this.clock.now();
      await em.update(Customer, { id: account.id }, { marketing_consent, ...NEXT_VERSION, updated_at });
      const [before, after] = [account.marketing_consent, marketing_consent];
      const differences = [{ field: 'marketing_consent', before, after }];
      await this.changes.publish({
        resource: 'customers',
        id: account.id,
        action: 'update',
        actor: null,
        differences,
      });
    });
  }
}
