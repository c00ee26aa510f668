import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { ShowApplication } from './applications/show-application';
import type { Vendor } from './vendor.entity';
import { vendorProcess } from './vendor.process';

/** Presents vendors; operators also get the allowed transitions and, of a single one, the application. */
@Injectable()
export class VendorPresenter implements Presenter<Vendor> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly applications: ShowApplication,
  ) {}

  async rows(rows: Vendor[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    if (caller.actor?.audience !== 'admin') return shown;
    const allowed = rows.map(({ status }) => vendorProcess.allowed(status, 'admin'));
    return shown.map((row, index) => ({ ...row, allowed: allowed[index] }));
  }

  async one(row: Vendor, caller: Caller): Promise<object> {
    const definition = definitionOf(this);
    const shown = await this.generic.one(definition, this.resourceService.store(definition), row, caller);
    if (caller.actor?.audience !== 'admin') return shown;
    const allowed = vendorProcess.allowed(row.status, 'admin');
    return { ...shown, allowed, application: await this.applications.summaryOf(row.id) };
  }
}
