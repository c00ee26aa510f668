import { Injectable } from '@nestjs/common';
import type { Wallet, WalletBalance, WalletTransactionPage, WalletTransactionRow } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { LedgerBalances } from '../ledger';
import { Currencies } from '../localisation';
import { PaymentChoices, PaymentProviders, Payments } from '../payments';
import { Settings } from '../settings';
import { DepositMethods } from './deposit-methods';
import { WalletLimits } from './wallet-limits';
import { walletProcess } from './wallet.process';
import { WalletTransaction } from './wallet-transaction.entity';
import type { WalletTransactionsQuery } from './wallets.inputs';

const PAGE_SIZE = 20;

/** Presents a customer's wallet: balances from the ledger, and its transactions (specification §7.7). */
@Injectable()
export class CustomerWallet {
  constructor(
    private readonly database: Database,
    private readonly balances: LedgerBalances,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly choices: PaymentChoices,
    private readonly methods: DepositMethods,
    private readonly providers: PaymentProviders,
    private readonly payments: Payments,
    private readonly limits: WalletLimits,
  ) {}

  /** The wallet in the caller's currency, and the balances in all currencies that it holds. */
  async find({ id }: Actor, caller: Caller): Promise<Wallet> {
    const { code } = this.currencies.get(caller.currency);
    const balances = await this.balancesOf(id, code);
    const { wallet_withdrawals } = await this.settings.general();
    const own = balances.find(({ currency }) => currency === code) ?? {
      currency: code,
      balance: 0,
      pending: 0,
    };
    const { deposit, withdrawal } = await this.limits.find(caller);
    return {
      ...own,
      balances,
      deposit_methods: await this.methods.list(caller),
      deposit,
      withdrawal: { ...withdrawal, is_allowed: wallet_withdrawals === 1 },
    };
  }

  /** Balances of a customer by currency; always with `shown`, others only if they hold or await money. */
  async balancesOf(customer_id: number, shown: string): Promise<WalletBalance[]> {
    const held = await this.balances.findByOwner('customer_wallet', customer_id);
    const waiting = await this.database.em.find(WalletTransaction, {
      where: { customer_id, type: 'deposit', state: 'pending' },
    });
    const codes = new Set([shown, ...held.keys(), ...waiting.map(({ currency }) => currency)]);
    return [...codes]
      .map((currency) => ({
        currency,
        balance: held.get(currency) ?? 0,
        pending: sum(waiting.filter((one) => one.currency === currency).map(({ amount }) => amount)),
      }))
      .filter(({ currency, balance, pending }) => currency === shown || balance !== 0 || pending !== 0);
  }

  /** A page of transactions, newest first. */
  async list(
    { page: requested = '1' }: WalletTransactionsQuery,
    { id: customer_id }: Actor,
    language: string,
  ): Promise<WalletTransactionPage> {
    const page = Number(requested);
    const [rows, total] = await this.database.em.findAndCount(WalletTransaction, {
      where: { customer_id },
      order: { id: 'DESC' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    const transactions = await Promise.all(rows.map((row) => this.present(row, language)));
    return { transactions, total, page, page_size: PAGE_SIZE };
  }

  /** A transaction as its customer sees it. */
  async present(row: WalletTransaction, language: string): Promise<WalletTransactionRow> {
    const { number, type, state, amount, currency, balance, reference, note } = row;
    const can_cancel =
      (type === 'deposit' || type === 'withdrawal') &&
      walletProcess.allowed(state, 'customer').includes('failed');
    const created_at = row.created_at.toISOString();
    const due = await this.due(row, language);
    return {
      number,
      created_at,
      type,
      state,
      amount,
      currency,
      balance,
      reference,
      note,
      can_cancel,
      ...due,
    };
  }

  /** How a pending deposit is paid. */
  private async due(
    { number, type, state, payment_method }: WalletTransaction,
    language: string,
  ): Promise<Pick<WalletTransactionRow, 'instructions' | 'can_pay' | 'payment_failure'>> {
    if (type !== 'deposit' || state !== 'pending' || payment_method === null)
      return { instructions: null, can_pay: false, payment_failure: null };
    const { instructions } = await this.choices.named(payment_method, language);
    const driver = await this.choices.driverOf(payment_method);
    if (!driver || !this.providers.get(driver).isGateway)
      return { instructions, can_pay: false, payment_failure: null };
    const { failure } = await this.payments.endOf(number);
    return { instructions, can_pay: true, payment_failure: failure };
  }
}
