import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { defineJob, Processes } from '../../kernel/queue';
import { MoveWalletTransaction } from './move-wallet-transaction';
import { WalletTransaction } from './wallet-transaction.entity';

/** Gives up a deposit that was not paid in time. */
export const expireDeposit = defineJob<{ number: string }>('wallets.expire-deposit');

/** Gives up deposits that were not paid in time; one that is paid later is credited nevertheless. */
@Injectable()
export class ExpireDeposit {
  constructor(
    private readonly database: Database,
    private readonly move: MoveWalletTransaction,
  ) {}

  @Processes(expireDeposit)
  async execute({ number }: { number: string }): Promise<void> {
    await this.database.tx(async (em) => {
      const deposit = await em.findOne(WalletTransaction, { where: { number }, ...this.database.forUpdate });
      if (deposit?.state === 'pending') await this.move.execute(deposit, 'failed', 'system');
    });
  }
}
