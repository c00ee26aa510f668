import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { normaliseEmail } from '../../../kernel/spelling';
import { msg } from '../../../kernel/translation';
import { Customer } from '../customer.entity';
import { emailVerified } from '../customers.events';
import { CustomerIdentity } from './customer-identity.entity';
import type { SocialPerson } from './providers/identity-provider';
import { PROVIDER_NAMES } from './providers/identity-providers';
import { EncryptedState } from './encrypted-state';

type Visitor = SocialPerson & { provider: SocialProvider };
/** An identity to be linked to an account once its owner has signed in with the password. */
type Pending = Pick<Visitor, 'provider' | 'subject' | 'email'> & { customer_id: number };

/** Finds or creates the account for a provider's identity; prevents account takeover (ADR 12). */
@Injectable()
export class SocialAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly sealed: EncryptedState,
    private readonly events: EventBus,
  ) {}

  /** @throws Failure 409 `account_exists` with a `connect` token that links both after a password sign-in */
  async customerOf(person: Visitor, locale: string): Promise<number> {
    const attempt = (): Promise<number> => this.database.tx((em) => this.resolve(em, person, locale));
    // Retry once: a concurrent request has created the account or link, which is then found.
    return attempt().catch((error: unknown) => {
      if (isDuplicate(error)) return attempt();
      throw error;
    });
  }

  /** Links the identity in a `connect` token to the customer who has just signed in, if it is theirs. */
  async connect(text: string, customer_id: number): Promise<void> {
    const pending = this.sealed.open<Pending>('connect', text);
    if (pending?.customer_id !== customer_id) return;
    await this.database
      .tx((em) => this.join(em, pending, customer_id))
      .catch((error: unknown) => {
        // Already linked, or the customer has linked another identity of the same provider.
        if (!isDuplicate(error)) throw error;
      });
  }

  /** Links an identity to the signed-in account. @throws Failure 409 `identity_taken` */
  async attach(person: Visitor, customer_id: number): Promise<void> {
    const { provider, subject } = person;
    const email = person.email && normaliseEmail(person.email);
    const identity = await this.database.em.findOne(CustomerIdentity, { where: { provider, subject } });
    if (identity?.customer_id === customer_id) return;
    const conflict = Failure.conflict(
      'identity_taken',
      msg`This ${PROVIDER_NAMES[provider]} account is connected to another account, or you have already connected a different one.`,
    );
    if (identity) throw conflict;
    const joined = this.database.tx((em) => this.join(em, { provider, subject, email }, customer_id));
    await joined.catch((error: unknown) => {
      throw isDuplicate(error) ? conflict : error;
    });
  }

  private async resolve(em: EntityManager, person: Visitor, locale: string): Promise<number> {
    const { provider, subject } = person;
    const identity = await em.findOne(CustomerIdentity, { where: { provider, subject } });
    if (identity) return identity.customer_id;
    if (!person.email)
      throw Failure.conflict(
        'email_missing',
        msg`${PROVIDER_NAMES[provider]} did not provide an email address. Please sign up here.`,
      );
    const email = normaliseEmail(person.email);
    const customer = await em.findOne(Customer, { where: { email } });
    if (customer && !this.mayJoin(customer, person)) throw this.exists(customer, person);
    const id = await this.open(em, customer, { ...person, email }, locale);
    await this.join(em, { provider, subject, email }, id);
    if (person.email_verified) await this.events.publish(emailVerified, { customer_id: id });
    return id;
  }

  /** Links verified addresses only, to a guest record or a verified account without a password. */
  private mayJoin({ is_guest, password, email_verified_at }: Customer, { email_verified }: Visitor): boolean {
    return email_verified && (is_guest || (!password && email_verified_at !== null));
  }

  private exists({ id, is_guest, password }: Customer, { provider, subject, email }: Visitor): Failure {
    if (is_guest)
      return Failure.conflict(
        'email_unverified',
        'There are orders with this email address. Please sign up with a password.',
      );
    const pending: Pending = { provider, subject, email, customer_id: id };
    if (!password)
      return Failure.conflict(
        'account_exists',
        'The account with this email address has no password yet. Set one with “Forgot your password?”, then sign in.',
      );
    const text = msg`An account with this email address already exists. Sign in once with its password to connect ${PROVIDER_NAMES[provider]}.`;
    return Failure.conflict('account_exists', text, {
      provider,
      ...(password && { connect: this.sealed.encrypt('connect', pending) }),
    });
  }

  private async open(
    em: EntityManager,
    customer: Customer | null,
    { email, email_verified, first_name, last_name }: Visitor,
    locale: string,
  ): Promise<number> {
    const now = this.clock.now();
    const verified = email_verified ? { email_verified_at: now } : {};
    if (customer) {
      await em.update(Customer, { id: customer.id }, { ...verified, is_guest: false, updated_at: now });
      await this.changes.publish({ resource: 'customers', id: customer.id, action: 'update', actor: null });
      return customer.id;
    }
    const name = { first_name: cut(first_name) || (email ?? '').split('@')[0], last_name: cut(last_name) };
    const row = { ...name, email: email ?? '', locale, ...verified, created_at: now, updated_at: now };
    const id = Number((await em.insert(Customer, row)).identifiers[0]?.id);
    await this.changes.publish({ resource: 'customers', id, action: 'create', actor: null });
    return id;
  }

  private async join(
    em: EntityManager,
    person: Omit<Pending, 'customer_id'>,
    customer_id: number,
  ): Promise<void> {
    const now = this.clock.now();
    const { provider, subject, email } = person;
    await em.insert(CustomerIdentity, {
      provider,
      subject,
      email,
      customer_id,
      created_at: now,
      updated_at: now,
    });
  }
}

const MAX_NAME_LENGTH = 100;
const cut = (name: string): string => name.trim().slice(0, MAX_NAME_LENGTH);
