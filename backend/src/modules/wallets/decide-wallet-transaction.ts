import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { WalletTransactionStore } from './wallet-transaction.store';
import { walletTransactions } from './wallet-transactions.resource';
import type { DecideWalletTransactionInput } from './wallets.inputs';

/** Confirms or rejects a pending transaction, with the reason of a rejection, and returns the filtered list. */
@Injectable()
export class DecideWalletTransaction {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly store: WalletTransactionStore,
  ) {}

  execute(
    id: number,
    { status, reason, filterData }: DecideWalletTransactionInput,
    caller: Caller,
  ): Promise<Page> {
    return this.resourceService.listAfter(walletTransactions, filterData, caller, () =>
      this.store.decide(id, status, reason?.trim() || null, caller.actor),
    );
  }
}
