import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Vendor } from '../vendor.entity';
import { VendorApplication } from './vendor-application.entity';

const HOUR = 3_600_000;
/** Token lifetimes in milliseconds: links in e-mails last for weeks, a look-up lasts for the visit. */
const LIFETIMES = { email: 30 * 24 * HOUR, visit: 2 * HOUR } as const;
const TOKEN = /^(AP-[0-9A-Z]{8})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** An application and its vendor. */
export interface VendorWithApplication {
  application: VendorApplication;
  vendor: Vendor;
}

/** Applicants' access tokens: an HMAC over application number and e-mail address, nothing is stored. */
@Injectable()
export class ApplicationLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  token(number: string, email: string, use: keyof typeof LIFETIMES = 'visit'): string {
    const until = (this.clock.now().getTime() + LIFETIMES[use]).toString(36);
    return `${number}.${until}.${this.sign(number, email, until)}`;
  }

  /** Path of the application page for links in e-mails; null for a vendor that never applied. */
  async pathFor({ id, email }: Pick<Vendor, 'id' | 'email'>): Promise<string | null> {
    const where = { vendor_id: id };
    const application = await this.database.em.findOne(VendorApplication, { where });
    if (!application) return null;
    return `/vendor-application?token=${this.token(application.number, email, 'email')}`;
  }

  /** @throws Failure 404, the same for an invalid token, an expired one, and a withdrawn application */
  async open(token: string): Promise<VendorWithApplication> {
    const [, number = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
    const { em } = this.database;
    const application = number ? await em.findOne(VendorApplication, { where: { number } }) : null;
    const vendor = application && (await em.findOne(Vendor, { where: { id: application.vendor_id } }));
    const isFresh = Number.parseInt(until, 36) > this.clock.now().getTime();
    if (!vendor || !isFresh || !fits(this.sign(number, vendor.email, until), signature)) throw unknown();
    return { application, vendor };
  }

  private sign(number: string, email: string, until: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(['vendor-application', number, email, until].join('|'))
      .digest('base64url');
  }
}

function fits(expected: string, token: string): boolean {
  const [one, two] = [Buffer.from(expected), Buffer.from(token)];
  return one.length === two.length && timingSafeEqual(one, two);
}

function unknown(): Failure {
  const message =
    'This link isn’t valid anymore. Look up your application with its number and your email address.';
  return new Failure(404, 'not_found', message);
}
