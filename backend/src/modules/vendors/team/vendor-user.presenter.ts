import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { Authority, RoleNames } from '../../identity';
import type { VendorUser } from '../vendor-user.entity';
import { isOwnAccount } from './own-account';
import { vendorUserProcess } from './vendor-user.process';

/** Presents team members with the names of their roles and the reader's allowed next statuses. */
@Injectable()
export class VendorUserPresenter implements Presenter<VendorUser> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly roleNames: RoleNames,
    private readonly authority: Authority,
  ) {}

  async rows(rows: VendorUser[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const roleIds = rows.map(({ role_id }) => role_id);
    const names = await this.roleNames.findByIds(roleIds, caller.language);
    const above = await this.rolesAbove(roleIds, caller.actor);
    return shown.map((row, index) => {
      const { id, role_id, status } = rows[index] as VendorUser;
      const isUpToReader = !isOwnAccount(id, caller.actor) && !above.has(role_id);
      const allowed = isUpToReader ? vendorUserProcess.allowed(status, consoleOf(caller.actor)) : [];
      return { ...row, role_name: names.get(role_id) ?? '', allowed };
    });
  }

  /** Those of the roles whose permissions the reader lacks. */
  private async rolesAbove(ids: readonly number[], actor: Actor | null): Promise<Set<number>> {
    const above = new Set<number>();
    for (const id of new Set(ids)) if (await this.authority.isAbove(actor, { roles: [id] })) above.add(id);
    return above;
  }

  async one(row: VendorUser, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
