import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { paymentCaptured } from '../payments';
import { MoveWalletTransaction } from './move-wallet-transaction';
import { WalletTransaction } from './wallet-transaction.entity';

/** Credits deposits whose payment was captured: once, whether a webhook, a browser or a job reports it. */
@Injectable()
export class CompleteDeposit {
  constructor(
    private readonly database: Database,
    private readonly move: MoveWalletTransaction,
  ) {}

  @Handles(paymentCaptured, 'deposits')
  async execute({ reference: number }: { reference: string; part: string | null }): Promise<void> {
    await this.database.tx(async (em) => {
      const where = { number, type: 'deposit' as const };
      const deposit = await em.findOne(WalletTransaction, { where, ...this.database.forUpdate });
      if (deposit && deposit.state !== 'posted') await this.move.execute(deposit, 'posted', 'system');
    });
  }
}
