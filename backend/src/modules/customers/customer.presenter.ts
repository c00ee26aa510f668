import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import type { Customer } from './customer.entity';

/** What the console offers for an erased account, which `CustomerStore` protects. */
const PROTECTED = { editable: false, allowed: [] };

/** Presents customers; erased accounts are neither edited nor activated. */
@Injectable()
export class CustomerPresenter implements Presenter<Customer> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
  ) {}

  async rows(rows: Customer[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    return shown.map((row, index) => (rows[index]?.erased_at ? { ...row, ...PROTECTED } : row));
  }

  async one(row: Customer, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
