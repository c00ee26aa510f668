import { Injectable } from '@nestjs/common';
import type { MarkableStep, SetupStep } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { hasPermission } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import type { EntityClass } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import { EditedResources } from '../../audit';
import { Category, Product } from '../../catalogue';
import { PublishedDocuments } from '../../content';
import { Order } from '../../ordering';
import { PaymentMethod } from '../../payments';
import { Settings } from '../../settings';
import { ShippingMethod } from '../../shipping';
import { TaxRate } from '../../taxation';
import { Vendor } from '../../vendors';
import { SETUP_PERMISSIONS } from './setup-permissions';
import { SetupMark } from './setup-mark.entity';

/** Resources that a new shop has with defaults, which an operator must look at: editing one of them does the step. */
const LOOKED_AT = {
  currency: ['currencies', 'countries'],
  tax: ['tax_rates', 'tax_classes'],
  payment: ['payment_methods'],
  shipping: ['shipping_methods'],
} as const;

/** Lists what a new shop needs before it can sell, done or not according to the actual data and the operators' marks. */
@Injectable()
export class ListSetupSteps {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly edited: EditedResources,
    private readonly documents: PublishedDocuments,
  ) {}

  async execute(actor: Actor): Promise<SetupStep[]> {
    const { contact_email } = await this.settings.general();
    const isSettled = await this.settledSteps();
    const isMarked = await this.markedSteps();
    const [hasTax, hasPayment, hasShipping] = [
      await this.hasActive(TaxRate),
      await this.hasActive(PaymentMethod),
      await this.hasActive(ShippingMethod),
    ];
    const steps: SetupStep[] = [
      { step: 'shop', done: contact_email !== '' },
      isMarked('currency', isSettled('currency')),
      isMarked('email', this.config.SMTP_URL !== undefined),
      // A shop may charge no taxes, but can't sell without payment and shipping.
      isMarked('tax', isSettled('tax') && hasTax),
      isMarked('payment', isSettled('payment') && hasPayment, hasPayment),
      isMarked('shipping', isSettled('shipping') && hasShipping, hasShipping),
      isMarked('legal', await this.hasLegalTexts()),
      { step: 'vendor', done: await this.database.em.exists(Vendor, { where: { status: 'approved' } }) },
      { step: 'category', done: await this.hasActive(Category) },
      { step: 'product', done: await this.hasActive(Product) },
    ];
    return steps.filter(({ step }) => this.isWanted(step) && hasPermission(actor, SETUP_PERMISSIONS[step]));
  }

  /** Completes steps with the operators' marks, which count only if they are possible. */
  private async markedSteps(): Promise<
    (step: MarkableStep, done: boolean, isPossible?: boolean) => SetupStep
  > {
    const marks = await this.database.em.find(SetupMark);
    const marked = new Set(marks.map(({ step }) => step));
    return (step, done, isPossible = true) => {
      if (done || !isPossible) return { step, done };
      return marked.has(step) ? { step, done: true, mark: 'made' } : { step, done, mark: 'possible' };
    };
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

  /** What customers and vendors agree to. */
  private async hasLegalTexts(): Promise<boolean> {
    const published = await this.documents.find();
    return published.has('term_condition') && published.has('privacy_policy');
  }

  private hasActive(entity: EntityClass): Promise<boolean> {
    return this.database.em.exists(entity, { where: { status: 'active' } });
  }
}
