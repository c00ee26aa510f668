import { Injectable } from '@nestjs/common';
import type { Audience, RecoveryCodeList, TwoFactorSetup, TwoFactorState } from '@stoa/contracts';
import { Clock } from '../../clock';
import { Config } from '../../config';
import { Database } from '../../database';
import { Failure } from '../../http';
import { SecretEncryptor } from '../../secrets';
import type { Actor } from '../actor';
import { Passwords } from '../passwords';
import type { Credentials } from '../principals';
import { Principals } from '../principals';
import { Sessions } from '../sessions';
import { RecoveryCodes } from './recovery-codes';
import { SecondStep, TWO_FACTOR_SECRETS } from './second-step';
import { keyUri, newSecret } from './totp';
import { TwoFactor } from './two-factor.entity';

/** Manages two-factor authentication; a session alone can't change it. */
@Injectable()
export class TwoFactors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly encryptor: SecretEncryptor,
    private readonly passwords: Passwords,
    private readonly principals: Principals,
    private readonly sessions: Sessions,
    private readonly step: SecondStep,
    private readonly recovery: RecoveryCodes,
  ) {}

  async state({ audience, id }: Actor): Promise<TwoFactorState> {
    const enabled = (await this.credentials(audience, id)).two_factor_enabled === true;
    const shared = enabled && (await this.step.find(audience, id));
    return { enabled, recovery_codes_left: shared ? await this.recovery.countRemaining(shared.id) : 0 };
  }

  /** Creates a secret for the app; it has no effect until a code of it was confirmed. */
  async begin(actor: Actor, password: string | undefined): Promise<TwoFactorSetup> {
    const { audience, id: subject_id, email } = actor;
    await this.confirm(actor, password, false);
    const secret = newSecret();
    const now = this.clock.now();
    const row = {
      audience,
      subject_id,
      secret: this.encryptor.encrypt(TWO_FACTOR_SECRETS, secret),
      last_step: 0,
      tries: 0,
      tries_since: now,
      created_at: now,
      updated_at: now,
    };
    await this.database.tx((em) => em.upsert(TwoFactor, row, ['audience', 'subject_id']));
    return { secret, uri: keyUri(secret, new URL(this.config.PUBLIC_URL).hostname, email) };
  }

  /** Switches it on once a code proves that the app has the secret, and revokes the user's other sessions. */
  async switchOn(actor: Actor, code: string): Promise<RecoveryCodeList> {
    const { audience, id, session_id } = actor;
    const { two_factor_enabled } = await this.credentials(audience, id);
    const shared = await this.step.find(audience, id);
    if (two_factor_enabled || !shared) throw wrongState(two_factor_enabled === true);
    await this.accept(shared, code);
    return this.database.tx(async () => {
      const recovery_codes = await this.recovery.issue(shared.id);
      await this.principals.getSource(audience).setTwoFactor?.(id, true, actor);
      await this.sessions.closeAll(audience, id, session_id);
      return { recovery_codes };
    });
  }

  async switchOff(actor: Actor, password: string | undefined, code: string): Promise<void> {
    await this.accept(await this.confirm(actor, password, true), code);
    await this.remove(actor.audience, actor.id, actor, actor.session_id);
  }

  async renewCodes(actor: Actor, password: string | undefined, code: string): Promise<RecoveryCodeList> {
    const shared = await this.confirm(actor, password, true);
    await this.accept(shared, code);
    return { recovery_codes: await this.recovery.issue(shared.id) };
  }

  /** Removes it for a user who lost app and codes; they sign in again, with the password alone. */
  reset(audience: Audience, id: number, actor: Actor): Promise<void> {
    return this.remove(audience, id, actor);
  }

  private async remove(audience: Audience, id: number, actor: Actor, keptSession?: number): Promise<void> {
    await this.database.tx(async (em) => {
      await em.delete(TwoFactor, { audience, subject_id: id });
      await this.principals.getSource(audience).setTwoFactor?.(id, false, actor);
      await this.sessions.closeAll(audience, id, keptSession);
    });
  }

  /** Verifies password and state; returns the shared secret, null before set-up. */
  private async confirm(actor: Actor, password: string | undefined, on: true): Promise<TwoFactor>;
  private async confirm(actor: Actor, password: string | undefined, on: false): Promise<null>;
  private async confirm(actor: Actor, password: string | undefined, on: boolean): Promise<TwoFactor | null> {
    const { password_hash, two_factor_enabled = false } = await this.credentials(actor.audience, actor.id);
    await this.passwords.confirm(password, password_hash);
    const shared = on ? await this.step.find(actor.audience, actor.id) : null;
    if (two_factor_enabled !== on || (on && !shared)) throw wrongState(two_factor_enabled);
    return shared;
  }

  private async accept(shared: TwoFactor, code: string): Promise<void> {
    if (!(await this.step.verify(shared, code)))
      throw Failure.field('code', 'is incorrect or was already used. Please wait for the next one.');
  }

  private async credentials(audience: Audience, id: number): Promise<Credentials> {
    const credentials = await this.principals.getSource(audience).findCredentials({ id });
    if (!credentials) throw Failure.notFound('account');
    return credentials;
  }
}

function wrongState(isOn: boolean): Failure {
  return isOn
    ? Failure.conflict('two_factor_on', 'Two-step verification is already on. Turn it off first.')
    : Failure.conflict('two_factor_off', 'Two-step verification is off.');
}
