import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { readableCode } from '../../kernel/spelling';
import { Ledger, LedgerBalances } from '../ledger';
import { payoutPosting, walletPosting } from './wallet-postings';
import { WalletTransaction } from './wallet-transaction.entity';

/** Fields of a new transaction. */
export type NewTransaction = Pick<WalletTransaction, 'customer_id' | 'type' | 'amount' | 'currency'> &
  Partial<WalletTransaction>;

/** The only place where wallets change: each transaction is a row and a posting, in the caller's transaction. */
@Injectable()
export class WalletBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly balances: LedgerBalances,
    private readonly changes: Changes,
  ) {}

  /** Inserts a transaction that moves no money yet. */
  open(row: NewTransaction): Promise<WalletTransaction> {
    return this.insert({ ...row, state: 'pending' });
  }

  /** Inserts a transaction and books it. @throws Failure 409 `insufficient_funds` if the wallet has too little */
  async post(row: NewTransaction): Promise<WalletTransaction> {
    return this.database.tx(async () => this.book(await this.insert({ state: 'posted', ...row })));
  }

  /** Inserts a transaction that its payment has booked already. */
  async note(row: NewTransaction): Promise<void> {
    await this.stamp(await this.insert({ ...row, state: 'posted' }));
  }

  /** Books what becomes of a pending transaction; its state has been changed already. */
  async settle(transaction: WalletTransaction, to: 'posted' | 'failed'): Promise<void> {
    if (transaction.type !== 'withdrawal') {
      if (to === 'posted') await this.book(transaction);
      return;
    }
    if (to === 'posted') return this.ledger.post(payoutPosting(transaction));
    const { customer_id, amount, currency, number: reference } = transaction;
    await this.post({ customer_id, type: 'reversal', amount: -amount, currency, reference });
  }

  private async book(transaction: WalletTransaction): Promise<WalletTransaction> {
    await this.ledger.post(walletPosting(transaction));
    return this.stamp(transaction);
  }

  /** Writes the balance after a transaction; the posting holds the balance's lock. */
  private async stamp(transaction: WalletTransaction): Promise<WalletTransaction> {
    const { id, customer_id, currency } = transaction;
    const booked_at = this.clock.now();
    const balance = await this.balances.find('customer_wallet', customer_id, currency);
    await this.database.em.update(WalletTransaction, { id }, { balance, booked_at });
    return { ...transaction, balance, booked_at };
  }

  private async insert(row: NewTransaction): Promise<WalletTransaction> {
    const now = this.clock.now();
    const { em } = this.database;
    const created = em.create(WalletTransaction, {
      ...row,
      number: row.number ?? readableCode('W'),
      created_at: now,
      updated_at: now,
    });
    const { identifiers } = await em.insert(WalletTransaction, created);
    const id = Number(identifiers[0]?.id);
    await this.changes.publish({
      resource: 'wallet_transactions',
      id,
      action: 'create',
      actor: null,
      differences: [],
    });
    return em.findOneByOrFail(WalletTransaction, { id });
  }
}
