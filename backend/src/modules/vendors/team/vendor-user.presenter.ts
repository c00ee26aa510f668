import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { mayActivate } from '../../../kernel/suspension';
import { AccountRights, RoleNames } from '../../identity';
import type { VendorUser } from '../vendor-user.entity';
import { vendorUserProcess } from './vendor-user.process';

/** Presents team members with the names of their roles and what the reader may do with their accounts. */
@Injectable()
export class VendorUserPresenter implements Presenter<VendorUser> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly roleNames: RoleNames,
    private readonly rights: AccountRights,
  ) {}

  async rows(rows: VendorUser[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const roleIds = rows.map(({ role_id }) => role_id);
    const names = await this.roleNames.findByIds(roleIds, caller.language);
    const rights = await this.rights.over(rows, 'vendor', caller.actor);
    return shown.map((row, index) => {
      const { role_id, status, ...account } = rows[index] as VendorUser;
      const right = rights[index];
      const mayMove = right?.deletable && mayActivate(account, caller.actor);
      const allowed = mayMove ? vendorUserProcess.allowed(status, consoleOf(caller.actor)) : [];
      return { ...row, role_name: names.get(role_id) ?? '', ...right, allowed };
    });
  }

  async one(row: VendorUser, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
