import { Injectable } from '@nestjs/common';
import type { CashReceipt, RiderDuty as Duty } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { AdminNames } from '../identity';
import { LedgerBalances } from '../ledger';
import { RiderCashHandover } from './cash/rider-cash-handover.entity';
import { Rider } from './rider.entity';

/** Number of receipts. */
const SHOWN = 5;

/** Reads whether a rider is on duty, the cash that they carry and have handed over, and what they have earned. */
@Injectable()
export class RiderDuty {
  constructor(
    private readonly database: Database,
    private readonly balances: LedgerBalances,
    private readonly admins: AdminNames,
  ) {}

  async find({ id }: Actor): Promise<Duty> {
    const { presence } = await this.database.em.findOneByOrFail(Rider, { id });
    const held = await this.balances.findByOwners('rider_cash', [id]);
    return {
      presence,
      cash_in_hand: held.get(String(id)) ?? [],
      earnings: await this.earnings(id),
      receipts: await this.receipts(id),
    };
  }

  private async receipts(rider_id: number): Promise<CashReceipt[]> {
    const order = { id: 'DESC' } as const;
    const rows = await this.database.em.find(RiderCashHandover, { where: { rider_id }, order, take: SHOWN });
    const names = await this.admins.find(rows.map(({ received_by }) => received_by));
    return rows.map(({ number, amount, currency, state, received_by, created_at }) => ({
      number,
      amount,
      currency,
      state,
      received_by: names.get(received_by) ?? null,
      received_at: created_at.toISOString(),
    }));
  }

  /** What is owed to the rider, with what is requested and not transferred yet. */
  private async earnings(id: number): Promise<Duty['earnings']> {
    const payable = await this.balances.findByOwner('rider_payable', id);
    for (const [currency, amount] of await this.balances.findByOwner('rider_held', id))
      payable.set(currency, sum([payable.get(currency) ?? 0, amount]));
    return [...payable]
      .filter(([, amount]) => amount !== 0)
      .map(([currency, amount]) => ({ currency, amount }));
  }
}
