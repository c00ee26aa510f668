import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database, isDuplicate } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { type Email, type EmailParts, type EmailVariableName, Mailer } from '../../../kernel/mail';
import { secretToken } from '../../../kernel/spelling';
import { accountInvitation, passwordReset, riderInvitation } from './password.emails';
import { type LinkAudience, PasswordLink, type Resettable } from './password-link.entity';

/** A link's owner. */
export interface LinkOwner {
  audience: Resettable;
  id: number;
  email: string;
  /** The account's language; the shop's default when unset. */
  locale?: string | null;
}

const HOUR = 3_600_000;
/** Validity in milliseconds: short for a reset request, some days for a new account. */
const LIFETIMES = { reset: HOUR, claim: 7 * 24 * HOUR, invite: 7 * 24 * HOUR } as const;
/** Maximum e-mails per account and hour. */
const MAX_PER_HOUR = 3;

/** The stored form of a token: its SHA-256 hash in hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates password links, e-mails them and redeems their tokens. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly languages: Languages,
  ) {}

  /** E-mails a password reset link; at most a few per hour. */
  async sendReset(owner: LinkOwner): Promise<void> {
    await this.send(owner, 'reset', '/reset-password', passwordReset[owner.audience], {});
  }

  /**
   * E-mails a link to choose the first password of an account that was created on the owner's behalf.
   * @param isRequested whether the e-mail was requested publicly: then at most a few are sent per hour
   */
  async sendInvite(owner: LinkOwner, account: string, isRequested = false): Promise<void> {
    const kind = isRequested ? 'claim' : 'invite';
    const values = { account, email: owner.email };
    await this.send(
      owner,
      kind,
      `/set-password/${owner.audience}`,
      accountInvitation[owner.audience],
      values,
    );
  }

  private async send<V extends EmailVariableName>(
    { audience, id, email, locale }: LinkOwner,
    kind: keyof typeof LIFETIMES,
    path: string,
    mail: Email<V>,
    values: EmailParts<V>['values'],
  ): Promise<void> {
    const token = secretToken();
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LIFETIMES[kind]);
    await this.database.tx(async (em) => {
      const stamp = { expires_at, used_at: null, created_at: now, updated_at: now };
      const row = { audience, subject_id: id, token_hash: hashOf(token), ...stamp };
      if (!(await insertInSlot(em, row, kind === 'invite' ? [null] : slotsOf(row, now)))) return;
      const link = `${this.config.PUBLIC_URL}${path}?token=${token}`;
      await this.mailer.write(email, this.languages.pick(locale ?? undefined), mail, { values, link });
    });
  }

  /**
   * Creates a link for a rider's first password, which replaces earlier ones, and e-mails it if there is an address;
   * whoever invites also passes it on. Returns its URL and end.
   */
  async inviteRider(id: number, email: string | null): Promise<{ url: string; expires_at: Date }> {
    const token = secretToken();
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LIFETIMES.invite);
    const url = `${this.config.PUBLIC_URL}/set-password/rider?token=${token}`;
    await this.database.tx(async (em) => {
      await this.revoke('rider', id);
      const stamp = { expires_at, used_at: null, created_at: now, updated_at: now };
      const row = { audience: 'rider', subject_id: id, token_hash: hashOf(token), ...stamp };
      await em.insert(PasswordLink, { ...row, slot: null });
      if (!email) return;
      const language = this.languages.pick(undefined);
      await this.mailer.write(email, language, riderInvitation, { values: {}, link: url });
    });
    return { url, expires_at };
  }

  /** Ends all links of an account, as when it is invited again or removed. */
  async revoke(audience: LinkAudience, subject_id: number): Promise<void> {
    const now = this.clock.now();
    const used = { used_at: now, updated_at: now };
    const open = { audience, subject_id, used_at: IsNull() };
    await this.database.tx((em) => em.update(PasswordLink, open, used));
  }

  /** Whose link a token was made for, even if it does not work any more; null when it is unknown. */
  async audienceOf(token: string): Promise<LinkAudience | null> {
    const link = await this.database.em.findOneBy(PasswordLink, { token_hash: hashOf(token) });
    return link && (link.audience as LinkAudience);
  }

  /** Redeems a token and returns its owner; null when it is unknown, used or expired. */
  async redeem(token: string): Promise<{ audience: LinkAudience; id: number } | null> {
    const now = this.clock.now();
    const where = { token_hash: hashOf(token), used_at: IsNull(), expires_at: MoreThan(now) };
    const link = await this.database.em.findOne(PasswordLink, { where });
    if (!link) return null;
    const used = { used_at: now, updated_at: now };
    const update = await this.database.em.update(PasswordLink, { id: link.id, used_at: IsNull() }, used);
    if (!update.affected) return null;
    const owner = { audience: link.audience as LinkAudience, id: link.subject_id };
    await this.revoke(owner.audience, owner.id);
    return owner;
  }
}

type NewLink = Omit<PasswordLink, 'id' | 'slot'>;

/** The account's rate-limit slots in the current hour (UTC). */
function slotsOf({ audience, subject_id }: NewLink, now: Date): string[] {
  const hour = now.toISOString().slice(0, 13);
  return Array.from({ length: MAX_PER_HOUR }, (_, n) => `${audience}:${subject_id}:${hour}:${n}`);
}

/** Inserts the link into the first free slot; false when all are taken. Safe for concurrent requests. */
async function insertInSlot(
  em: EntityManager,
  row: NewLink,
  slots: readonly (string | null)[],
): Promise<boolean> {
  for (const slot of slots) {
    try {
      await em.insert(PasswordLink, { ...row, slot });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  return false;
}
