import { Injectable } from '@nestjs/common';
import type { CreatePayoutRequest, CreateRiderPayoutRequest } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { allOf, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { ResourceDefinition } from '../../kernel/resource';
import { OWN_VENDOR, ResourceDesk } from '../../kernel/resource';
import { accountHint, SecretBox } from '../../kernel/secrets';
import { Currencies } from '../localisation';
import { Rider, RIDER_ACCOUNTS } from '../riders';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';

/** What accounts of payouts are encrypted for. */
const PAYOUTS = 'payouts';

/**
 * Takes requests for money, in the shop's default currency (specification §7.8). Nobody gets more than was earned
 * (`payout-balances.ts`), and an operator decides each request (docs/adr/0007).
 */
@Injectable()
export class RequestPayout {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly currencies: Currencies,
    private readonly desk: ResourceDesk,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  /** Of the vendor that asks. @throws Failure 409 `open_request` while an earlier one is open */
  async ofVendor(input: CreatePayoutRequest, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const vendor_id = OWN_VENDOR.value(actor);
    const { amount, method = 'bank_transfer', destination } = input;
    const row = { vendor_id, open_vendor_id: vendor_id, amount, method, ...this.to(destination.trim()) };
    const id = await this.requests.open(row, actor);
    // The desk takes definitions of any record; a store makes the type invariant.
    return this.desk.one(payoutRequests as unknown as ResourceDefinition, id, caller);
  }

  /** Of a rider, noted by who employs the rider; it goes to the rider's bank account. @throws Failure 422 on `rider_id` */
  async ofRider({ rider_id, amount }: CreateRiderPayoutRequest, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const bounds = actor.audience === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : {};
    const rider = await this.database.em.findOne(Rider, { where: allOf({ id: rider_id }, bounds) });
    if (!rider) throw Failure.field('rider_id', 'There is no such rider.');
    if (!rider.bank_account) throw Failure.field('rider_id', 'This rider has no bank account yet.');
    const account = this.secrets.open(RIDER_ACCOUNTS, rider.bank_account);
    const who = { rider_id, open_rider_id: rider_id, vendor_id: rider.vendor_id };
    const id = await this.riderRequests.open({ ...who, amount, ...this.to(account) }, actor);
    return this.desk.one(riderPayoutRequests as unknown as ResourceDefinition, id, caller);
  }

  private to(account: string): { currency: string; destination: string; closed_destination: string } {
    return {
      currency: this.currencies.default().code,
      destination: accountHint(account),
      closed_destination: this.secrets.close(PAYOUTS, account),
    };
  }
}
