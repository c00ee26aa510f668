import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, isDuplicate } from '../../kernel/database';
import { ResourceService } from '../../kernel/resource';
import { DEFAULT_PAYMENT_METHODS } from './default-payment-methods';
import { PaymentMethod } from './payment-method.entity';
import { paymentMethods } from './payment-methods.resource';

/** Gives a shop that has payment methods those of drivers that a release adds, switched off until an operator wants them. */
@Injectable()
export class PaymentMethodSync implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const select = { id: true, driver: true, code: true } as const;
    const stored = await this.database.em.find(PaymentMethod, { select, withDeleted: true });
    // A new shop is still to be seeded. Deleted methods are not wanted any more.
    if (stored.length === 0) return;
    const store = this.resourceService.store(paymentMethods);
    for (const method of DEFAULT_PAYMENT_METHODS) {
      if (stored.some(({ driver, code }) => driver === method.driver || code === method.code)) continue;
      await store.create({ ...method, status: 'inactive' }, {}, null).catch((error: unknown) => {
        // Another node that starts as well has added it.
        if (!isDuplicate(error)) throw error;
      });
    }
  }
}
