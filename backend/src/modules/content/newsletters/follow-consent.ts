import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Change, Changes } from '../../../kernel/changes';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Customer, emailVerified } from '../../customers';
import { Newsletter } from './newsletter.entity';
import { NewsletterStore } from './newsletter.store';

/**
 * Keeps the subscription of an account's address as the customer's consent to marketing: given, it subscribes the
 * address as soon as that is verified; withdrawn, by the customer or an operator, it unsubscribes it at once (ADR 103).
 */
@Injectable()
export class FollowConsent implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly store: NewsletterStore,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['customers'], (change) => this.changed(change));
  }

  @Handles(emailVerified, 'newsletter')
  async verified({ customer_id }: { customer_id: number }): Promise<void> {
    const customer = await this.database.em.findOneBy(Customer, { id: customer_id });
    if (customer?.marketing_consent && customer.email_verified_at) await this.store.follow(customer, true);
  }

  /** Only customers consent: an operator can't subscribe them, but can note that they withdrew. */
  private async changed({ id, action, actor, differences = [] }: Change): Promise<void> {
    if (action !== 'update' || !actor) return;
    const [consent, email] = ['marketing_consent', 'email'].map((name) =>
      differences.find(({ field }) => field === name),
    );
    if (!consent && !email) return;
    const customer = await this.database.em.findOneBy(Customer, { id });
    if (!customer) return;
    if (email) await this.leave(customer, String(email.before));
    const { marketing_consent, email_verified_at } = customer;
    const isOwn = actor.audience === 'customer';
    if (consent && !marketing_consent) await this.store.follow(customer, false);
    else if (consent && isOwn && email_verified_at) await this.store.follow(customer, true);
  }

  /** An address that its account subscribed leaves with it; one that was entered for the newsletter stays. */
  private async leave(customer: Customer, email: string): Promise<void> {
    const isOfAccount = await this.database.em.existsBy(Newsletter, { email, source: 'account' });
    if (isOfAccount) await this.store.follow({ ...customer, email }, false);
  }
}
