import { Injectable } from '@nestjs/common';
import type { SetupStep } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { hasPermission } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import type { EntityClass } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import { EditedResources } from '../../audit';
import { Category, Product } from '../../catalogue';
import { Order } from '../../ordering';
import { PaymentMethod } from '../../payments';
import { Settings } from '../../settings';
import { ShippingMethod } from '../../shipping';
import { TaxRate } from '../../taxation';
import { Vendor } from '../../vendors';

/** The permission that each step takes; the steps of others are not listed. */
const NEEDS: Record<SetupStep['step'], string> = {
  shop: 'settings.update',
  currency: 'currencies.update',
  email: 'settings.update',
  tax: 'tax_rates.create',
  payment: 'payment_methods.update',
  shipping: 'shipping_methods.create',
  vendor: 'vendors.create',
  category: 'categories.create',
  product: 'products.create',
};

/** Resources that a new shop has with defaults, which an operator must look at: editing one of them does the step. */
const LOOKED_AT = {
  currency: ['currencies', 'countries'],
  tax: ['tax_rates', 'tax_classes'],
  payment: ['payment_methods'],
  shipping: ['shipping_methods'],
} as const;

/** Lists what a new shop needs before it can sell, done or not according to the actual data. */
@Injectable()
export class ListSetupSteps {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly edited: EditedResources,
  ) {}

  async execute(actor: Actor): Promise<SetupStep[]> {
    const { contact_email } = await this.settings.general();
    const isSettled = await this.settledSteps();
    const steps: SetupStep[] = [
      { step: 'shop', done: contact_email !== '' },
      { step: 'currency', done: isSettled('currency') },
      { step: 'email', done: this.config.SMTP_URL !== undefined },
      { step: 'tax', done: isSettled('tax') && (await this.hasActive(TaxRate)) },
      { step: 'payment', done: isSettled('payment') && (await this.hasActive(PaymentMethod)) },
      { step: 'shipping', done: isSettled('shipping') && (await this.hasActive(ShippingMethod)) },
      { step: 'vendor', done: await this.database.em.exists(Vendor, { where: { status: 'approved' } }) },
      { step: 'category', done: await this.hasActive(Category) },
      { step: 'product', done: await this.hasActive(Product) },
    ];
    return steps.filter(({ step }) => this.isWanted(step) && hasPermission(actor, NEEDS[step]));
  }

  /** A demo shop sends nothing to its invented customers. */
  private isWanted(step: SetupStep['step']): boolean {
    return step !== 'email' || this.config.SEED !== 'demo';
  }

  /** Whether defaults were looked at; in a shop that sells, they work. */
  private async settledSteps(): Promise<(step: keyof typeof LOOKED_AT) => boolean> {
    if (await this.database.em.exists(Order)) return () => true;
    const edited = await this.edited.among(Object.values(LOOKED_AT).flat());
    return (step) => LOOKED_AT[step].some((resource) => edited.has(resource));
  }

  private hasActive(entity: EntityClass): Promise<boolean> {
    return this.database.em.exists(entity, { where: { status: 'active' } });
  }
}
