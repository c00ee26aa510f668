import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import type { Rider } from './rider.entity';
import { riderProcess } from './rider.process';

/** Presents riders with their fields and the reader's allowed next statuses. */
@Injectable()
export class RiderPresenter implements Presenter<Rider> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
  ) {}

  async rows(rows: Rider[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const mover = consoleOf(caller.actor);
    const allowed = rows.map(({ status }) => riderProcess.allowed(status, mover));
    return shown.map((row, index) => ({ ...row, allowed: allowed[index] }));
  }

  async one(row: Rider, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
