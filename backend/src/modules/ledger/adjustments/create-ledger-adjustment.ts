import { Injectable } from '@nestjs/common';
import { type LedgerAdjustmentLine, LEDGER_ACCOUNTS } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { ResourceService } from '../../../kernel/resource';
import { Currencies } from '../../localisation';
import { OwnerNames } from '../owner-names';
import { ShopDay } from '../shop-day';
import type { AdjustmentLineInput, CreateLedgerAdjustmentInput } from './adjustment.inputs';
import { AdjustmentStore } from './adjustment.store';
import { ledgerAdjustments } from './ledger-adjustments.resource';

/** Adjusts the books by hand; above the shop's limit another operator has to approve it. */
@Injectable()
export class CreateLedgerAdjustment {
  constructor(
    private readonly currencies: Currencies,
    private readonly days: ShopDay,
    private readonly owners: OwnerNames,
    private readonly store: AdjustmentStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 422 on a field; 409 `period_closed`, `idempotency_key_reused`, or `insufficient_funds` for cash that a
   * rider lacks */
  async execute(input: CreateLedgerAdjustmentInput, actor: Actor, caller: Caller): Promise<object> {
    const { code: currency } = this.currencies.getOrThrow(input.currency);
    const day = input.day ?? null;
    if (day !== null && day > (await this.days.today()))
      throw Failure.field('day', 'must not be in the future');
    const lines = input.lines.map(lineOf);
    const amount = sum(lines.map(({ debit }) => debit));
    if (amount !== sum(lines.map(({ credit }) => credit)))
      throw Failure.field('lines', 'Debits and credits must be equal.');
    await this.refuseUnknownOwners(lines);
    const proposed = { currency, amount, day, reason: input.reason.trim(), lines };
    const id = await this.store.propose(proposed, actor, input.request_key);
    return this.resourceService.one(ledgerAdjustments, id, caller);
  }

  private async refuseUnknownOwners(lines: readonly LedgerAdjustmentLine[]): Promise<void> {
    const seen = new Set<string>();
    const names = await this.owners.find(lines);
    for (const { account, owner } of lines) {
      const key = `${account}\n${owner}`;
      if (seen.has(key)) throw Failure.field('lines', 'Each account may be used only once.');
      seen.add(key);
      const { owner: kind } = LEDGER_ACCOUNTS[account];
      // Deliveries may cost the platform itself.
      const needsOwner = kind !== null && account !== 'delivery_costs';
      const exists = kind === 'gateway' ? await this.owners.isGateway(owner) : Boolean(names.get(key));
      if (owner === '' ? needsOwner : kind === null || !exists)
        throw Failure.field('lines', 'The owner of an account does not exist.');
    }
  }
}

/** @throws Failure 422 unless exactly one side has an amount */
function lineOf({ account, owner = '', debit = 0, credit = 0 }: AdjustmentLineInput): LedgerAdjustmentLine {
  if ((debit === 0) === (credit === 0))
    throw Failure.field('lines', 'Each line needs either a debit or a credit.');
  return { account, owner, debit, credit };
}
