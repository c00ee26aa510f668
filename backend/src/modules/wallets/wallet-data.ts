import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import { type DataSubject, PersonalData } from '../customers';
import { LedgerBalances } from '../ledger';
import { WalletTransaction } from './wallet-transaction.entity';

/** Personal data in wallets: erasure keeps amounts and removes words and accounts, once the wallet is empty. */
@Injectable()
export class WalletData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly balances: LedgerBalances,
    private readonly histories: HistoryErasure,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'wallet',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
      balances: (subject) => this.balancesOf(subject),
    });
  }

  private async read({ customer_id }: DataSubject): Promise<unknown[]> {
    const rows = await this.database.em.find(WalletTransaction, {
      where: { customer_id },
      order: { id: 'ASC' },
    });
    return rows.map(
      ({ number, created_at, type, state, amount, currency, balance, reference, note, destination }) => {
        return { number, created_at, type, state, amount, currency, balance, reference, note, destination };
      },
    );
  }

  /** What the customer would lose: balances, and withdrawals that are not paid yet. */
  private async balancesOf({ customer_id }: DataSubject): Promise<{ currency: string; amount: number }[]> {
    const held = await this.balances.findByOwner('customer_wallet', customer_id);
    const where = { customer_id, type: 'withdrawal' as const, state: 'pending' as const };
    const waiting = await this.database.em.find(WalletTransaction, { where });
    const all = [
      ...[...held].map(([currency, amount]) => ({ currency, amount })),
      ...waiting.map(({ currency, amount }) => ({ currency, amount: -amount })),
    ];
    return all.filter(({ amount }) => amount > 0);
  }

  private async erase({ customer_id }: DataSubject): Promise<void> {
    const { em } = this.database;
    const rows = await em.find(WalletTransaction, { where: { customer_id }, select: { id: true } });
    if (rows.length === 0) return;
    await em.update(
      WalletTransaction,
      { customer_id },
      { note: null, destination: null, closed_destination: null, request_key: null, request_hash: null },
    );
    await this.histories.eraseValues(
      'wallet_transactions',
      rows.map(({ id }) => id),
    );
  }
}
