import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { combineConditions } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StoreTools } from '../../kernel/resource';
import { AccountStore, PasswordLinks } from '../identity';
import { Settings } from '../settings';
import { CredentialNotices } from './credential-notices';
import { Customer } from './customer.entity';
import { emailVerified } from './customers.events';
import { releaseGuest } from './release-guest';
import { SendVerification } from './verification/send-verification';

/** Stores customers: invites new ones, and protects erased accounts. */
@Injectable()
export class CustomerStore extends AccountStore<Customer> {
  constructor(
    tools: StoreTools,
    passwords: Passwords,
    sessions: Sessions,
    private readonly events: EventBus,
    private readonly links: PasswordLinks,
    private readonly settings: Settings,
    private readonly verification: SendVerification,
    private readonly notices: CredentialNotices,
  ) {
    super(tools, passwords, sessions, 'customer');
  }

  /** A customer whom an operator creates without a password is e-mailed a link to choose one. */
  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const id = await super.create(input, bounds, actor);
      if (actor && !input.password) await this.invite(await this.find(id, {}));
      return id;
    });
  }

  /**
   * An address changed by an operator is unverified; the customer hears of it, and of a new password, as of changes of
   * their own. @throws Failure 409 `erased`
   */
  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const former = await this.unerased(id, bounds);
      await super.update(id, input, bounds, actor);
      const customer = await this.find(id, {});
      if (customer.email !== former.email) {
        await em.update(Customer, { id }, { email_verified_at: null });
        await this.verification.sendTo(customer);
        await this.notices.sendEmailChanged(former);
      }
      if (input.password) await this.notices.sendPasswordChanged(customer);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.unerased(id, bounds);
    await super.setStatus(id, wanted, bounds, actor);
  }

  /** Soft-deletes a guest record with the same address; its orders are claimed if the address is verified. */
  override async restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const gone = await em.findOne(Customer, {
        where: combineConditions({ id }, bounds),
        withDeleted: true,
      });
      const isAccount = gone?.deleted_at && !gone.is_guest;
      if (isAccount) await releaseGuest(em, gone.email, this.tools.clock.now());
      await super.restore(id, bounds, actor);
      if (isAccount && gone.email_verified_at) await this.events.publish(emailVerified, { customer_id: id });
    });
  }

  private async invite({ id, email, locale }: Customer): Promise<void> {
    const { shop_name } = await this.settings.general();
    await this.links.sendInvite({ audience: 'customer', id, email, locale }, shop_name);
  }

  /** Throws 409 `erased`: what remains of an erased account must never be used again. */
  private async unerased(id: number, bounds: Bounds): Promise<Customer> {
    const customer = await this.find(id, bounds);
    if (customer.erased_at)
      throw Failure.conflict('erased', 'This account was deleted by its owner and can’t be changed.');
    return customer;
  }
}
