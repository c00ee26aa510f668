import { Injectable } from '@nestjs/common';
import { otherActivity } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { AccountRights } from './account-rights';
import type { Admin } from './admin.entity';

/** Presents operators with what the reader may do with their accounts. */
@Injectable()
export class AdminPresenter implements Presenter<Admin> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly rights: AccountRights,
  ) {}

  async rows(rows: Admin[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const rights = await this.rights.over(rows, 'admin', caller.actor);
    return shown.map((row, index) => {
      const right = rights[index];
      return { ...row, ...right, allowed: right?.deletable ? [otherActivity(rows[index]?.status)] : [] };
    });
  }

  async one(row: Admin, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
