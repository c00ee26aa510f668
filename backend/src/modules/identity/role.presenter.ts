import { Injectable } from '@nestjs/common';
import { otherActivity } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { Authority } from './authority';
import type { Role } from './role.entity';

/** Presents roles with what the reader may do with them: nobody disables or deletes those of the system. */
@Injectable()
export class RolePresenter implements Presenter<Role> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly authority: Authority,
  ) {}

  async rows(rows: Role[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const above = await this.authority.rolesAbove(
      caller.actor,
      rows.map(({ id }) => id),
    );
    return shown.map((row, index) => ({ ...row, ...rights(rows[index], above) }));
  }

  async one(row: Role, caller: Caller): Promise<object> {
    const definition = definitionOf(this);
    const shown = await this.generic.one(definition, this.resourceService.store(definition), row, caller);
    return { ...shown, ...rights(row, await this.authority.rolesAbove(caller.actor, [row.id])) };
  }
}

function rights(role: Role | undefined, above: ReadonlySet<number>): object {
  const editable = role !== undefined && !above.has(role.id);
  const deletable = editable && !role.is_system;
  return { editable, deletable, allowed: deletable ? [otherActivity(role.status)] : [] };
}
