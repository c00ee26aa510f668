import { Injectable } from '@nestjs/common';
import type { WalletTransactionFacts } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { Customer } from '../customers';
import { AdminNames } from '../identity';
import { walletProcess } from './wallet.process';
import type { WalletTransaction } from './wallet-transaction.entity';

/** Presents wallet transactions to operators, with customer, requester and allowed next states. */
@Injectable()
export class WalletTransactionPresenter implements Presenter<WalletTransaction> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly admins: AdminNames,
  ) {}

  async rows(rows: WalletTransaction[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const customers = await this.customers(rows.map(({ customer_id }) => customer_id));
    const admins = await this.admins.find(rows.map(({ requested_by }) => requested_by));
    const facts = rows.map(({ customer_id, requested_by, state }): WalletTransactionFacts => {
      const { first_name = '', last_name = '', email = '' } = customers.get(customer_id) ?? {};
      const allowed = walletProcess.allowed(state, consoleOf(caller.actor));
      return {
        customer_name: `${first_name} ${last_name}`.trim(),
        email,
        requester: admins.get(requested_by ?? 0) ?? null,
        allowed: requested_by === caller.actor?.id ? allowed.filter((to) => to !== 'posted') : allowed,
      };
    });
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: WalletTransaction, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }

  private async customers(ids: number[]): Promise<Map<number, Customer>> {
    const rows = ids.length
      ? await this.database.em.find(Customer, { where: { id: In(ids) }, withDeleted: true })
      : [];
    return new Map(rows.map((row) => [row.id, row]));
  }
}
