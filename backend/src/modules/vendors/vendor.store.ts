import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Sessions } from '../../kernel/access';
import { combineConditions } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import type { VendorStatus } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StatefulStore, StoreTools } from '../../kernel/resource';
import { bankAccountColumns, SecretEncryptor } from '../../kernel/secrets';
import { VendorDocumentStore } from './documents';
import { endedDates, requireVacationDates } from './vacation-dates';
import { VendorAccounts } from './vendor-accounts';
import { VendorApplication } from './applications/vendor-application.entity';
import { VendorUser } from './vendor-user.entity';
import { vendorApplied, vendorMoved } from './vendor.events';
import { vendorProcess } from './vendor.process';
import { Vendor } from './vendor.entity';

/** Purpose under which vendors' bank accounts are encrypted. */
export const VENDOR_ACCOUNTS = 'vendor accounts';

/**
 * Stores vendors; the status changes through the state machine only, and losing approval closes all sessions.
 */
@Injectable()
export class VendorStore extends StatefulStore<Vendor> {
  constructor(
    tools: StoreTools,
    private readonly sessions: Sessions,
    private readonly accounts: VendorAccounts,
    private readonly secrets: SecretEncryptor,
    private readonly documents: VendorDocumentStore,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** A vendor created by an operator gets an owner account by invitation; an application brings its own. */
  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    if (actor?.audience !== 'admin') return super.create(input, bounds, actor);
    return this.tools.database.tx(async () => {
      const id = await super.create(input, bounds, actor);
      const { store_name, email, phone } = await this.find(id, {});
      await this.accounts.invite({ vendor_id: id, name: store_name, email, phone }, store_name);
      return id;
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const values: Values = { ...endedDates(before, input), ...input };
    requireVacationDates(before, { ...before, ...values }, this.tools.clock.now());
    await super.update(id, values, bounds, actor);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await this.endSessions(id);
      await this.documents.discardAll(id);
      // The vendor's commission rules are deleted with it, so it must not reference one of them.
      await em.update(Vendor, combineConditions({ id }, bounds), { commission_id: null });
      await super.remove(id, bounds, actor);
    });
  }

  /**
   * Changes a vendor's status and notifies the vendor.
   * @throws Failure 409 `state_not_allowed` with the allowed statuses in `details`; 422 on `reason` of a
   * rejection without one
   */
  async move(
    id: number,
    wanted: string | undefined,
    reason: string | null,
    actor: Actor | null,
  ): Promise<void> {
    await this.transition(id, wanted, {}, actor, { reason });
  }

  protected override moverOf(): 'admin' {
    return 'admin';
  }

  protected override beforeTransition(
    { approved_at }: Vendor,
    to: VendorStatus,
    _: Actor | null,
    { reason = null }: Values,
  ): Values {
    if (to === 'rejected' && !reason) throw Failure.field('reason', 'must not be empty');
    const first = to === 'approved' && !approved_at ? { approved_at: this.tools.clock.now() } : {};
    return { status_reason: reason, ...first };
  }

  protected override async afterTransition(
    { id, status }: Vendor,
    to: VendorStatus,
    _: Actor | null,
    { reason }: Values,
  ): Promise<void> {
    await this.noteStep(this.tools.database.em, id, status, to);
    if (to !== 'approved') await this.endSessions(id);
    await this.events.publish(vendorMoved, {
      vendor_id: id,
      to,
      reason: (reason as string | undefined) ?? null,
    });
  }

  /**
   * Sets a rejected application back to pending with updated fields.
   * @throws Failure 409 `state_not_allowed` unless it was rejected
   */
  async applyAgain(id: number, facts: Values): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { status } = await this.find(id, {});
      const now = this.tools.clock.now();
      const values = { status_reason: null, updated_at: now };
      await vendorProcess.move(em, Vendor, { id, state: status }, 'pending', 'applicant', values);
      await this.update(id, facts, {}, null);
      const steps = { received_at: now, review_started_at: null, decided_at: null, updated_at: now };
      await em.update(VendorApplication, { vendor_id: id }, steps);
      await this.events.publish(vendorApplied, { vendor_id: id, again: true });
    });
  }

  /** Sets the application's review and decision times; transitions after approval don't change them. */
  private async noteStep(em: EntityManager, id: number, from: VendorStatus, to: VendorStatus): Promise<void> {
    if (!['pending', 'in_review', 'rejected'].includes(from)) return;
    const now = this.tools.clock.now();
    const step = to === 'in_review' ? { review_started_at: now, decided_at: null } : { decided_at: now };
    await em.update(VendorApplication, { vendor_id: id }, { ...step, updated_at: now });
  }

  protected override columns(input: Values): Values {
    return {
      ...super.columns(input),
      ...bankAccountColumns(this.secrets, VENDOR_ACCOUNTS, input.bank_account),
    };
  }

  private async endSessions(vendor_id: number): Promise<void> {
    const users = await this.tools.database.em.find(VendorUser, {
      where: { vendor_id },
      select: { id: true },
    });
    for (const user of users) await this.sessions.closeAll('vendor', user.id);
  }
}
