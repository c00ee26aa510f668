import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Presenter, ResourceDefinition } from '../../kernel/resource';
import { GenericPresenter, ResourceDesk } from '../../kernel/resource';
import { ShowApplication } from './applications/show-application';
import type { Vendor } from './vendor.entity';
import { vendorProcess } from './vendor.process';
import { vendors } from './vendors.resource';

/** Shows vendors by their fields; operators also learn where they may move each, and of one how it has applied. */
@Injectable()
export class VendorPresenter implements Presenter<Vendor> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly desk: ResourceDesk,
    private readonly applications: ShowApplication,
  ) {}

  async rows(rows: Vendor[], caller: Caller): Promise<object[]> {
    // The generic presenter takes definitions of any record; a store makes the type invariant.
    const definition = vendors as unknown as ResourceDefinition;
    const shown = await this.generic.rows(definition, this.desk.store(definition), rows, caller);
    if (caller.actor?.audience !== 'admin') return shown;
    const allowed = rows.map(({ status }) => vendorProcess.allowed(status, 'admin'));
    return shown.map((row, index) => ({ ...row, allowed: allowed[index] }));
  }

  async one(row: Vendor, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    if (caller.actor?.audience !== 'admin') return shown;
    return { ...shown, application: await this.applications.summaryOf(row.id) };
  }
}
