import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Sessions } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { keptAccount, SecretBox } from '../../kernel/secrets';
import { VendorAccounts } from './vendor-accounts';
import { VendorUser } from './vendor-user.entity';
import { vendorProcess } from './vendor.process';
import { Vendor } from './vendor.entity';
import { vendors } from './vendors.resource';

/** What vendors' bank accounts are encrypted for. */
export const VENDOR_ACCOUNTS = 'vendor accounts';

/** Keeps vendors; the status moves along its table only, and takes the sessions of those who lose it. */
@Injectable()
export class VendorStore extends ResourceStore<Vendor> {
  constructor(
    tools: StoreTools,
    private readonly sessions: Sessions,
    private readonly accounts: VendorAccounts,
    private readonly secrets: SecretBox,
  ) {
    super(tools, () => vendors);
  }

  /** A vendor that an operator makes gets an owner with an account; one that applies brings its own. */
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
    const { vacation_starts_at: from, vacation_ends_at: to } = {
      ...(await this.find(id, bounds)),
      ...input,
    } as Values;
    if (from && to && new Date(String(from)) >= new Date(String(to)))
      throw Failure.field('vacation_ends_at', 'must be later than the start');
    await super.update(id, input, bounds, actor);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      await this.endSessions(id);
      await super.remove(id, bounds, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { status, approved_at } = await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      const to = vendorProcess.named(wanted ?? vendorProcess.allowed(status, 'admin')[0] ?? '');
      const now = this.tools.clock.now();
      const values = { updated_at: now, ...(to === 'approved' && !approved_at && { approved_at: now }) };
      await vendorProcess.move(em, Vendor, { id, state: status }, to, 'admin', values);
      if (to !== 'approved') await this.endSessions(id);
      await this.tell('status', id, actor, held);
    });
  }

  protected override columns(input: Values): Values {
    return { ...super.columns(input), ...keptAccount(this.secrets, VENDOR_ACCOUNTS, input.bank_account) };
  }

  private async endSessions(vendor_id: number): Promise<void> {
    const users = await this.tools.database.em.find(VendorUser, {
      where: { vendor_id },
      select: { id: true },
    });
    for (const user of users) await this.sessions.closeAll('vendor', user.id);
  }
}
