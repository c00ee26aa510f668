import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import type { Permission } from './permission.entity';

/** Presents permissions with whether they can be deleted: built-in ones can’t. */
@Injectable()
export class PermissionPresenter implements Presenter<Permission> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
  ) {}

  async rows(rows: Permission[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    return shown.map((row, index) => ({ ...row, deletable: !rows[index]?.is_system }));
  }

  async one(row: Permission, caller: Caller): Promise<object> {
    const definition = definitionOf(this);
    const shown = await this.generic.one(definition, this.resourceService.store(definition), row, caller);
    return { ...shown, deletable: !row.is_system };
  }
}
