import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { LedgerBalance } from './ledger-balance.entity';
import type { PostingLine } from './posting';

/** Accounts whose balance decides what may happen next. Others are summed from their entries (`LedgerTotals`). */
const STORED_BALANCES: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>([
  'customer_wallet',
  'vendor_available',
  'vendor_held',
  'rider_payable',
  'rider_held',
  'rider_cash',
]);

/** Keeps the balances of accounts that may not be overdrawn. */
@Injectable()
export class LedgerBalances {
  constructor(private readonly database: Database) {}

  /** The balance on the side that is usual for the account: what a liability owes, what an asset holds. */
  async find(account: LedgerAccount, owner: number | string, currency: string): Promise<number> {
    const where = { account, owner: String(owner), currency };
    const row = await this.database.em.findOne(LedgerBalance, { where });
    return usual(account, row?.amount ?? 0);
  }

  /** Balances of one account of an owner, by currency. */
  async findByOwner(account: LedgerAccount, owner: number | string): Promise<Map<string, number>> {
    const rows = await this.database.em.find(LedgerBalance, { where: { account, owner: String(owner) } });
    return new Map(rows.map(({ currency, amount }) => [currency, usual(account, amount)]));
  }

  /** Balances that are not zero of one account of several owners, by owner. */
  async findByOwners(
    account: LedgerAccount,
    owners: readonly number[],
  ): Promise<Map<string, { currency: string; amount: number }[]>> {
    const balances = new Map<string, { currency: string; amount: number }[]>();
    if (owners.length === 0) return balances;
    const where = { account, owner: In(owners.map(String)), amount: Not(0) };
    const rows = await this.database.em.find(LedgerBalance, { where, order: { currency: 'ASC' } });
    for (const { owner, currency, amount } of rows)
      balances.set(owner, [...(balances.get(owner) ?? []), { currency, amount: usual(account, amount) }]);
    return balances;
  }

  /**
   * Adds lines to the balances in the caller's transaction, in a fixed order, so that concurrent postings can't
   * deadlock.
   * @throws Failure 409 `insufficient_funds` if `covered` and a balance would become less than nothing
   */
  async apply(lines: readonly Required<PostingLine>[], covered: boolean): Promise<void> {
    const balanced = lines.filter(({ account }) => STORED_BALANCES.has(account));
    for (const line of [...balanced].sort((a, b) => keyOf(a).localeCompare(keyOf(b))))
      await this.add(line, covered);
  }

  private async add(line: Required<PostingLine>, covered: boolean): Promise<void> {
    const { account, owner: named, currency, amount } = line;
    const owner = String(named);
    const isDrawn = usual(account, amount) < 0;
    const limit =
      covered && isDrawn
        ? ` AND ${isLiability(account) ? 'amount + :amount <= 0' : 'amount + :amount >= 0'}`
        : '';
    const { affected } = await this.database.em
      .createQueryBuilder()
      .update(LedgerBalance)
      .set({ amount: () => 'amount + :amount' })
      .where(`account = :account AND owner = :owner AND currency = :currency${limit}`)
      .setParameters({ account, owner, currency, amount })
      .execute();
    if (affected) return;
    if (limit) throw Failure.conflict('insufficient_funds', 'The balance is not sufficient.');
    await this.database.em
      .insert(LedgerBalance, { account, owner, currency, amount })
      .catch(async (error: unknown) => {
        // Another posting has opened the account in the meantime.
        if (!isDuplicate(error)) throw error;
        await this.add(line, covered);
      });
  }
}

const keyOf = ({ account, owner, currency }: Required<PostingLine>): string =>
  [account, owner, currency].join(' ');

const isLiability = (account: LedgerAccount): boolean => LEDGER_ACCOUNTS[account].kind === 'liability';

/** A balance or change on the account's usual side; entries keep debits positive. */
export function usual(account: LedgerAccount, amount: number): number {
  const { kind } = LEDGER_ACCOUNTS[account];
  return kind === 'asset' || kind === 'expense' ? amount : amount === 0 ? 0 : -amount;
}
