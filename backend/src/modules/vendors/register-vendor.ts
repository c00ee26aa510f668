import { Injectable } from '@nestjs/common';
import type { DocumentKind, VendorApplied } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { type Caller, Passwords } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure, type FieldRefusals } from '../../kernel/http';
import { normaliseEmail, readableCode } from '../../kernel/spelling';
import { Settings } from '../settings';
import { ApplicationLinks } from './applications/application-links';
import { VendorApplication } from './applications/vendor-application.entity';
import { multiVendorOff } from './multi-vendor';
import { StoreDocuments, VendorDocumentStore } from './documents';
import { type Application, readApplication } from './read-application';
import { refuseCountry } from './refuse-country';
import { emailTaken, VendorAccounts } from './vendor-accounts';
import { vendorApplied } from './vendor.events';
import type { RegisterVendorInput } from './vendor.inputs';
import { VendorStore } from './vendor.store';

const PREFIX = 'AP';

/** Registers a pending vendor with documents and an owner, who can sign in once an operator approves it. */
@Injectable()
export class RegisterVendor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly passwords: Passwords,
    private readonly store: VendorStore,
    private readonly accounts: VendorAccounts,
    private readonly keeping: StoreDocuments,
    private readonly documents: VendorDocumentStore,
    private readonly links: ApplicationLinks,
    private readonly events: EventBus,
  ) {}

  /** @throws Failure 403 while multi-vendor is off; 422 on the invalid fields */
  async execute(request: FastifyRequest, { language }: Caller): Promise<VendorApplied> {
    if (!(await this.settings.isMultiVendor())) throw multiVendorOff();
    const { input, documents } = await readApplication(request);
    const number = readableCode(PREFIX);
    const email = normaliseEmail(input.email);
    const answer = { status: 'pending', number, access_token: this.links.token(number, email) } as const;
    // Honeypot field: a bot's submission gets the same response and is discarded.
    if (input.website) return { id: 0, ...answer };
    await this.refuseMissing(documents);
    const password = await this.passwords.hash(input.password);
    const kind = { kind: 'registration', field: 'papers' } as const;
    try {
      const id = await this.keeping.execute(documents ?? [], kind, (stored) =>
        this.database.tx(async (em) => {
          const vendor_id = await this.open(em, { ...input, email, password }, { number, language });
          await this.documents.note(vendor_id, stored, null);
          await this.events.publish(vendorApplied, { vendor_id });
          return vendor_id;
        }),
      );
      return { id, ...answer };
    } catch (error) {
      throw isDuplicate(error) ? emailTaken() : error;
    }
  }

  /** Writes the vendor, its owner and the application; `password` is a hash. */
  private async open(
    em: EntityManager,
    { name, password, accepts_terms, website: _, ...facts }: RegisterVendorInput,
    { number, language }: { number: string; language: string },
  ): Promise<number> {
    const now = this.clock.now();
    await refuseCountry(em, facts.country_id);
    const vendor_id = await this.store.create(facts, {}, null);
    const phone = facts.phone?.trim() || null;
    const owner = { vendor_id, name: name.trim(), email: facts.email, phone, locale: language };
    await this.accounts.open(owner, password);
    const stamps = { received_at: now, created_at: now, updated_at: now };
    const row = { vendor_id, number, terms_accepted_at: accepts_terms ? now : null, ...stamps };
    await em.insert(VendorApplication, row);
    return vendor_id;
  }

  /**
   * A form must contain the required documents; after a JSON application they are sent separately (ADR 34).
   */
  private async refuseMissing(documents: Application['documents']): Promise<void> {
    if (documents === null) return;
    const { required_papers } = await this.settings.general();
    const missing = required_papers.filter((kind) => !documents.some((document) => document.kind === kind));
    if (missing.length > 0) throw Failure.invalid(refusals(missing));
  }
}

function refusals(missing: readonly DocumentKind[]): FieldRefusals {
  return Object.fromEntries(missing.map((kind) => [kind, ['Please send this document.']]));
}
