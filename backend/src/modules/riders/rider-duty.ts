import { Injectable } from '@nestjs/common';
import type { RiderDuty as Duty } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { LedgerBalances } from '../ledger';
import { Rider } from './rider.entity';

/** Reads whether a rider is on duty, and the cash that they carry. */
@Injectable()
export class RiderDuty {
  constructor(
    private readonly database: Database,
    private readonly balances: LedgerBalances,
  ) {}

  async find({ id }: Actor): Promise<Duty> {
    const { presence } = await this.database.em.findOneByOrFail(Rider, { id });
    const held = await this.balances.findByOwners('rider_cash', [id]);
    return { presence, cash_in_hand: held.get(String(id)) ?? [] };
  }
}
