import { Injectable } from '@nestjs/common';
import type { PayoutFacts } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { Rider } from '../riders';
import { Vendor } from '../vendors';
import type { Payout } from './payout.entity';
import { type PayoutMover, payoutProcess } from './payout.process';
import type { PayoutRequest } from './payout-request.entity';
import type { RiderPayoutRequest } from './rider-payout-request.entity';

/** Presents payout requests by their declared fields, with the recipient and allowed next states. */
abstract class PayoutPresenter<T extends Payout> implements Presenter<T> {
  constructor(
    protected readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
  ) {}

  protected abstract moverOf(caller: Caller): PayoutMover;
  /** Names in a language by the ids that `recipientOf` returns. */
  protected abstract names(ids: number[], language: string): Promise<Map<number, string>>;
  protected abstract recipientOf(row: T): number;

  async rows(rows: T[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const names = await this.names(
      rows.map((row) => this.recipientOf(row)),
      caller.language,
    );
    const facts = rows.map((row): PayoutFacts => {
      const id = this.recipientOf(row);
      return {
        recipient: { id, name: names.get(id) ?? '' },
        allowed: payoutProcess.allowed(row.state, this.moverOf(caller)),
      };
    });
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: T, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}

/** Presents vendors' payout requests. */
@Injectable()
export class PayoutRequestPresenter extends PayoutPresenter<PayoutRequest> {
  constructor(
    database: Database,
    generic: GenericPresenter,
    resourceService: ResourceService,
    private readonly translator: Translator,
  ) {
    super(database, generic, resourceService);
  }

  protected moverOf({ actor }: Caller): PayoutMover {
    return actor?.audience === 'vendor' ? 'requester' : 'payer';
  }

  protected recipientOf({ vendor_id }: PayoutRequest): number {
    return vendor_id;
  }

  protected async names(ids: number[], language: string): Promise<Map<number, string>> {
    const rows = ids.length ? await this.database.em.find(Vendor, { where: { id: In(ids) } }) : [];
    const shown = await this.translator.translate('vendors', rows, language);
    return new Map(shown.map((row) => [row.id, row.store_name]));
  }
}

/** Presents riders' payout requests. */
@Injectable()
export class RiderPayoutRequestPresenter extends PayoutPresenter<RiderPayoutRequest> {
  constructor(database: Database, generic: GenericPresenter, resourceService: ResourceService) {
    super(database, generic, resourceService);
  }

  protected moverOf(): PayoutMover {
    return 'payer';
  }

  protected recipientOf({ rider_id }: RiderPayoutRequest): number {
    return rider_id;
  }

  protected async names(ids: number[]): Promise<Map<number, string>> {
    const rows = ids.length ? await this.database.em.find(Rider, { where: { id: In(ids) } }) : [];
    return new Map(rows.map((row) => [row.id, row.name]));
  }
}
