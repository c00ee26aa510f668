import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import type { Presenter, ResourceDefinition } from '../../kernel/resource';
import { GenericPresenter, ResourceDesk } from '../../kernel/resource';
import type { Rider } from './rider.entity';
import { riderProcess } from './rider.process';
import { riders } from './riders.resource';

/** Shows riders by their fields, and where the reader may move them. */
@Injectable()
export class RiderPresenter implements Presenter<Rider> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly desk: ResourceDesk,
  ) {}

  async rows(rows: Rider[], caller: Caller): Promise<object[]> {
    // The generic presenter takes definitions of any record; a store makes the type invariant.
    const definition = riders as unknown as ResourceDefinition;
    const shown = await this.generic.rows(definition, this.desk.store(definition), rows, caller);
    const mover = consoleOf(caller.actor);
    const allowed = rows.map(({ status }) => riderProcess.allowed(status, mover));
    return shown.map((row, index) => ({ ...row, allowed: allowed[index] }));
  }

  async one(row: Rider, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
