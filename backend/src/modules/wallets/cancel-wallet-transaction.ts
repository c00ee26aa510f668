import { Injectable } from '@nestjs/common';
import type { WalletTransactionRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { CustomerWallet } from './customer-wallet';
import { MoveWalletTransaction } from './move-wallet-transaction';
import { WalletTransaction } from './wallet-transaction.entity';

/** Takes back a customer's own deposit or withdrawal while it is pending. */
@Injectable()
export class CancelWalletTransaction {
  constructor(
    private readonly database: Database,
    private readonly move: MoveWalletTransaction,
    private readonly wallet: CustomerWallet,
  ) {}

  /** @throws Failure 404 if missing or another customer's, 409 `state_not_allowed` if it is decided */
  async execute(number: string, { id: customer_id }: Actor, language: string): Promise<WalletTransactionRow> {
    return this.database.tx(async (em) => {
      const where = { number, customer_id, type: In(['deposit', 'withdrawal']) };
      const transaction = await em.findOne(WalletTransaction, { where, ...this.database.forUpdate });
      if (!transaction) throw Failure.notFound();
      await this.move.execute(transaction, 'failed', 'customer');
      return this.wallet.present({ ...transaction, state: 'failed' }, language);
    });
  }
}
