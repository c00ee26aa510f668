import { Injectable } from '@nestjs/common';
import type { OnboardingStep } from '@stoa/contracts';
import { In, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { hasPermission, tenantOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Product } from '../../catalogue';
import { ShippingMethod } from '../../shipping';
import { Vendor, VendorDocument } from '../../vendors';
import { ONBOARDING_PERMISSIONS } from './setup-permissions';

/** Lists a vendor's onboarding steps that the reader may do, done or not according to the actual data. */
@Injectable()
export class Onboarding {
  constructor(private readonly database: Database) {}

  async list(actor: Actor): Promise<OnboardingStep[]> {
    const { em } = this.database;
    const vendor = await em.findOne(Vendor, { where: { id: tenantOf(actor) } });
    if (!vendor) throw Failure.notFound('store');
    // Drafts don't count: nobody can buy them.
    const offered = { vendor_id: vendor.id, status: In(['pending', 'active']) };
    const serves = [{ vendor_id: vendor.id }, { vendor_id: IsNull() }];
    const shipping = serves.map((whose) => ({ ...whose, status: 'active' }));
    // Other documents, and one that an operator has rejected, prove nobody's identity.
    const identity: FindOptionsWhere<VendorDocument> = {
      vendor_id: vendor.id,
      kind: 'identity',
      status: Not('rejected'),
    };
    const steps: OnboardingStep[] = [
      { step: 'profile', done: Boolean(vendor.description && vendor.line1 && vendor.country_id) },
      { step: 'logo', done: vendor.logo_id !== null && vendor.cover_id !== null },
      { step: 'product', done: await em.exists(Product, { where: offered }) },
      { step: 'shipping', done: await em.exists(ShippingMethod, { where: shipping }) },
      { step: 'bank', done: vendor.bank_account_hint !== null },
      { step: 'papers', done: await em.exists(VendorDocument, { where: identity }) },
    ];
    return steps.filter(({ step }) => hasPermission(actor, ONBOARDING_PERMISSIONS[step]));
  }
}
