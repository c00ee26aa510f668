import { Injectable } from '@nestjs/common';
import type { CreatePayoutRequest, CreateRiderPayoutRequest } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { tenantBounds, tenantOf } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { accountHint, SecretBox } from '../../kernel/secrets';
import { Currencies } from '../localisation';
import { Rider, RIDER_ACCOUNTS } from '../riders';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';

/** Encryption purpose of payout accounts. */
const PAYOUTS = 'payouts';

/**
 * Creates payout requests in the shop's default currency (specification §7.8), limited to the balance
 * (`payout-balances.ts`); an operator decides each request (docs/adr/0007).
 */
@Injectable()
export class RequestPayout {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly currencies: Currencies,
    private readonly resourceService: ResourceService,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  /** For the session's vendor. @throws Failure 409 `open_request` if an earlier one is still open */
  async forVendor(input: CreatePayoutRequest, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const vendor_id = tenantOf(actor);
    const { amount, method = 'bank_transfer', destination } = input;
    const row = { vendor_id, open_vendor_id: vendor_id, amount, method, ...this.to(destination.trim()) };
    const id = await this.requests.open(row, actor);
    return this.resourceService.one(payoutRequests, id, caller);
  }

  /** For a rider, by the employer; paid to the rider's bank account. @throws Failure 422 on `rider_id` */
  async forRider({ rider_id, amount }: CreateRiderPayoutRequest, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const rider = await this.database.em.findOne(Rider, {
      where: combineConditions({ id: rider_id }, tenantBounds(actor)),
    });
    if (!rider) throw Failure.field('rider_id', 'There is no such rider.');
    if (!rider.bank_account) throw Failure.field('rider_id', 'This rider has no bank account yet.');
    const account = this.secrets.decrypt(RIDER_ACCOUNTS, rider.bank_account);
    const who = { rider_id, open_rider_id: rider_id, vendor_id: rider.vendor_id };
    const id = await this.riderRequests.open({ ...who, amount, ...this.to(account) }, actor);
    return this.resourceService.one(riderPayoutRequests, id, caller);
  }

  private to(account: string): { currency: string; destination: string; closed_destination: string } {
    return {
      currency: this.currencies.default().code,
      destination: accountHint(account),
      closed_destination: this.secrets.encrypt(PAYOUTS, account),
    };
  }
}
