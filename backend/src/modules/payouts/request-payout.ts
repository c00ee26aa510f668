import { Injectable } from '@nestjs/common';
import {
  BASE_LANGUAGE,
  type CreatePayoutRequest,
  type CreateRiderPayoutRequest,
  formatMoney,
  type PayoutMethod,
} from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { tenantBounds, tenantOf } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { accountHint, SecretEncryptor } from '../../kernel/secrets';
import { msg } from '../../kernel/translation';
import { Currencies } from '../localisation';
import { Rider, RIDER_ACCOUNTS } from '../riders';
import { Settings } from '../settings';
import { Vendor, VENDOR_ACCOUNTS } from '../vendors';
import type { PayoutRequest } from './payout-request.entity';
import { payoutFee, payoutTerms } from './payout-terms';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';

/** Encryption purpose of payout accounts. */
export const PAYOUT_DESTINATIONS = 'payouts';

interface VendorRequest extends Pick<PayoutRequest, 'vendor_id' | 'amount' | 'method'> {
  destination: string;
  scheduled_for?: string;
}

/**
 * Creates payout requests in the shop's default currency (specification §7.8), which hold their amount until an
 * operator has decided and paid them (docs/adr/0059).
 */
@Injectable()
export class RequestPayout {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretEncryptor,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly resourceService: ResourceService,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  /** For the session's vendor. @throws Failure 409 `open_request` if an earlier one is still open; 422 on `destination` */
  async forVendor(input: CreatePayoutRequest, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const vendor_id = tenantOf(actor);
    const { amount, method = 'bank_transfer' } = input;
    const destination = input.destination?.trim() || (await this.bankAccount(vendor_id, method));
    const id = await this.open({ vendor_id, amount, method, destination }, actor);
    return this.resourceService.one(payoutRequests, id, caller);
  }

  /** Requests a payout for a vendor by itself, on a day of the schedule; once per day. */
  async forSchedule(vendor: Vendor, amount: number, scheduled_for: string): Promise<number> {
    const method = 'bank_transfer';
    const destination = await this.bankAccount(vendor.id, method);
    return this.open({ vendor_id: vendor.id, amount, method, destination, scheduled_for }, null);
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
    const costs = rider.vendor_id === null ? await this.costs(amount) : { fee: 0, net: amount };
    const id = await this.riderRequests.open({ ...who, amount, ...costs, ...this.to(account) }, actor);
    return this.resourceService.one(riderPayoutRequests, id, caller);
  }

  /** The vendor's own bank account. @throws Failure 422 on `destination` without one, or for another method */
  private async bankAccount(id: number, method: PayoutMethod): Promise<string> {
    const vendor = await this.database.em.findOne(Vendor, { where: { id } });
    if (method !== 'bank_transfer' || !vendor?.bank_account)
      throw Failure.field('destination', 'Please enter the account to be paid to.');
    return this.secrets.decrypt(VENDOR_ACCOUNTS, vendor.bank_account);
  }

  private async open({ destination, ...request }: VendorRequest, actor: Actor | null): Promise<number> {
    const { vendor_id, amount } = request;
    const row = {
      ...request,
      open_vendor_id: vendor_id,
      ...(await this.costs(amount)),
      ...this.to(destination),
    };
    return this.requests.open(row, actor);
  }

  /**
   * The fee of the platform, frozen with the request; vendors that pay their own riders charge none.
   * @throws Failure 422 on `amount`
   */
  private async costs(amount: number): Promise<{ fee: number; net: number }> {
    const terms = await payoutTerms(this.settings);
    const fee = payoutFee(amount, terms);
    const written = (minor: number): string => formatMoney(minor, this.currencies.default(), BASE_LANGUAGE);
    if (amount < terms.minimum)
      throw Failure.field('amount', msg`must be at least ${written(terms.minimum)}`);
    if (fee >= amount) throw Failure.field('amount', msg`must be more than the fee of ${written(fee)}`);
    return { fee, net: amount - fee };
  }

  private to(account: string): { currency: string; destination: string; closed_destination: string } {
    return {
      currency: this.currencies.default().code,
      destination: accountHint(account),
      closed_destination: this.secrets.encrypt(PAYOUT_DESTINATIONS, account),
    };
  }
}
