import { Injectable } from '@nestjs/common';
import type { WalletTransactionState, WalletTransactionType } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { StatefulStore, StoreTools, type Values } from '../../kernel/resource';
import { requireSecondOperator } from '../identity';
import { PaymentChoices, Payments } from '../payments';
import { WalletBook } from './wallet-book';
import { walletTransactionDecided } from './wallet.events';
import { walletProcess } from './wallet.process';
import type { WalletTransaction } from './wallet-transaction.entity';

/** Whether the customer has asked for it. */
function isRequest(type: WalletTransactionType): boolean {
  return type === 'deposit' || type === 'withdrawal';
}

/** Stores wallet transactions; operators confirm or refuse those that wait for it. */
@Injectable()
export class WalletTransactionStore extends StatefulStore<WalletTransaction> {
  constructor(
    tools: StoreTools,
    private readonly book: WalletBook,
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** The status must be given: no transition of money is made by default. */
  protected override targetOf(wanted: string | undefined): WalletTransactionState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return walletProcess.named(wanted, 'status');
  }

  /**
   * Confirms or rejects a transaction; the reason of a rejection becomes its note.
   * @throws Failure 409 `state_not_allowed`, `second_person_required` or `not_confirmable`; 422 on `reason`
   */
  async decide(id: number, status: string, reason: string | null, actor: Actor | null): Promise<void> {
    await this.transition(id, status, {}, actor, { reason });
  }

  /**
   * @throws Failure 409 `second_person_required`, or `not_confirmable` for a deposit that its gateway confirms;
   * 422 on `reason` if the rejection of a customer's request has none
   */
  protected override async beforeTransition(
    { type, requested_by, payment_method }: WalletTransaction,
    to: string,
    actor: Actor | null,
    { reason = null }: Values,
  ): Promise<Values> {
    if (to === 'posted') requireSecondOperator(requested_by, actor);
    if (to === 'posted' && type === 'deposit' && !(await this.isTransfer(payment_method)))
      throw Failure.conflict('not_confirmable', 'This deposit is confirmed by its payment provider.');
    const decision = { decided_by: actor?.id ?? null };
    // The note of a bonus or a correction is the reason why it was requested.
    if (to === 'posted' || !isRequest(type)) return decision;
    if (!reason) throw Failure.field('reason', 'Please give a reason.');
    return { ...decision, note: reason };
  }

  protected override async afterTransition(transaction: WalletTransaction, to: string): Promise<void> {
    const { id, type, number, amount } = transaction;
    if (type === 'deposit' && to === 'posted')
      await this.payments.recordFact(number, { type: 'captured', amount, part: null, key: 'captured' });
    const outcome = to === 'posted' ? 'posted' : 'failed';
    await this.book.settle(transaction, outcome);
    if (isRequest(type))
      await this.events.publish(walletTransactionDecided, { wallet_transaction_id: id, to: outcome });
  }

  private async isTransfer(code: string | null): Promise<boolean> {
    return code !== null && (await this.choices.driverOf(code)) === 'bank_transfer';
  }
}
