import { Injectable } from '@nestjs/common';
import type { WithdrawalAccount } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { SecretEncryptor } from '../../kernel/secrets';
import { WalletTransaction } from './wallet-transaction.entity';
import { WITHDRAWALS } from './withdraw-amount';

/** Reads the full account of a withdrawal, for the operator who pays it. */
@Injectable()
export class GetWithdrawalAccount {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretEncryptor,
  ) {}

  async execute(id: number): Promise<WithdrawalAccount> {
    const transaction = await this.database.em.findOne(WalletTransaction, { where: { id } });
    if (!transaction?.closed_destination) throw Failure.notFound('account');
    return { destination: this.secrets.decrypt(WITHDRAWALS, transaction.closed_destination) };
  }
}
