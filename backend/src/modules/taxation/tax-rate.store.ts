import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { lockNamed } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { msg } from '../../kernel/translation';
import { TaxRate } from './tax-rate.entity';

/** Stores tax rates and refuses duplicates: rates of one priority add up, so both would be charged. */
@Injectable()
export class TaxRateStore extends ResourceStore<TaxRate> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const further = await super.writeAround(em, id, input, isNew);
    await lockNamed(em, 'tax_rates', this.tools.clock.now());
    const { tax_class_id, zone_id, name } = await em.findOneByOrFail(TaxRate, { id });
    const others = await em.find(TaxRate, { where: { tax_class_id, zone_id, id: Not(id) } });
    const twin = others.find((other) => folded(other.name) === folded(name));
    if (twin) throw Failure.field('name', msg`“${twin.name}” already exists for this tax class and zone`);
    return further;
  }
}

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
