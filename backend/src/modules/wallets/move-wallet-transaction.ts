import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { WalletBook } from './wallet-book';
import { type WalletMover, walletProcess } from './wallet.process';
import { WalletTransaction } from './wallet-transaction.entity';

/** Changes a transaction's state for its customer or the shop itself, and books what follows. */
@Injectable()
export class MoveWalletTransaction {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly book: WalletBook,
    private readonly changes: Changes,
  ) {}

  /** @throws Failure 409 `state_not_allowed`, also when another request won the race */
  async execute(transaction: WalletTransaction, to: 'posted' | 'failed', mover: WalletMover): Promise<void> {
    await this.database.tx(async (em) => {
      // The note of a deposit says why it was rejected, which no longer holds once it is paid after all.
      const isPaid = transaction.type === 'deposit' && to === 'posted';
      const values = { updated_at: this.clock.now(), ...(isPaid && { note: null }) };
      await walletProcess.move(em, WalletTransaction, transaction, to, mover, values);
      await this.book.settle(transaction, to);
      const { id } = transaction;
      await this.changes.publish({
        resource: 'wallet_transactions',
        id,
        action: 'status',
        actor: null,
        differences: [],
      });
    });
  }
}
