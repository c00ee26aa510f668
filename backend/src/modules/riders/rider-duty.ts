import { Injectable } from '@nestjs/common';
import type { RiderDuty as Duty } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { LedgerBalances } from '../ledger';
import { Rider } from './rider.entity';

/** Reads whether a rider is on duty, the cash that they carry, and what they have earned. */
@Injectable()
export class RiderDuty {
  constructor(
    private readonly database: Database,
    private readonly balances: LedgerBalances,
  ) {}

  async find({ id }: Actor): Promise<Duty> {
    const { presence } = await this.database.em.findOneByOrFail(Rider, { id });
    const held = await this.balances.findByOwners('rider_cash', [id]);
    return { presence, cash_in_hand: held.get(String(id)) ?? [], earnings: await this.earnings(id) };
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
