import { Injectable } from '@nestjs/common';
import type { SetupStep } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { hasPermission } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import type { EntityClass } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import { Category, Product } from '../../catalogue';
import { PaymentMethod } from '../../payments';
import { Settings } from '../../settings';
import { ShippingMethod } from '../../shipping';
import { TaxRate } from '../../taxation';
import { Vendor } from '../../vendors';

/** The permission that each step takes; the steps of others are not listed. */
const NEEDS: Record<SetupStep['step'], string> = {
  shop: 'settings.update',
  email: 'settings.update',
  tax: 'tax_rates.create',
  payment: 'payment_methods.update',
  shipping: 'shipping_methods.create',
  vendor: 'vendors.create',
  category: 'categories.create',
  product: 'products.create',
};

/** Lists what a new shop needs before it can sell, done or not according to the actual data. */
@Injectable()
export class ListSetupSteps {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async execute(actor: Actor): Promise<SetupStep[]> {
    const { contact_email } = await this.settings.general();
    const steps: SetupStep[] = [
      { step: 'shop', done: contact_email !== '' },
      { step: 'email', done: this.config.SMTP_URL !== undefined },
      { step: 'tax', done: await this.hasActive(TaxRate) },
      { step: 'payment', done: await this.hasActive(PaymentMethod) },
      { step: 'shipping', done: await this.hasActive(ShippingMethod) },
      { step: 'vendor', done: await this.database.em.exists(Vendor, { where: { status: 'approved' } }) },
      { step: 'category', done: await this.hasActive(Category) },
      { step: 'product', done: await this.hasActive(Product) },
    ];
    return steps.filter(({ step }) => hasPermission(actor, NEEDS[step]));
  }

  private hasActive(entity: EntityClass): Promise<boolean> {
    return this.database.em.exists(entity, { where: { status: 'active' } });
  }
}
