import { Injectable } from '@nestjs/common';
import { Database, makeOnce } from '../../kernel/database';
import { requireSameRequest } from '../../kernel/http';
import { WalletTransaction } from './wallet-transaction.entity';

/** A customer's request that must be carried out only once. */
export interface WalletRequest {
  customer_id: number;
  request_key: string;
  request_hash: string;
}

/** Carries out customers' requests once per idempotency key. */
@Injectable()
export class RequestedTransactions {
  constructor(private readonly database: Database) {}

  /** Makes a transaction, or returns the one that the key has made. @throws Failure 409 `idempotency_key_reused` */
  async once(request: WalletRequest, make: () => Promise<WalletTransaction>): Promise<WalletTransaction> {
    return makeOnce(
      () => this.find(request),
      () => this.database.tx(make),
    );
  }

  private async find({
    customer_id,
    request_key,
    request_hash,
  }: WalletRequest): Promise<WalletTransaction | null> {
    const where = { customer_id, request_key };
    const transaction = await this.database.tx((em) => em.findOne(WalletTransaction, { where }));
    if (transaction) requireSameRequest(transaction, request_hash);
    return transaction;
  }
}
