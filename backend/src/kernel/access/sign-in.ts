import { Injectable } from '@nestjs/common';
import type { Audience, SignInAnswer } from '@stoa/contracts';
import { Failure } from '../http';
import type { Caller } from './actor';
import { Passwords } from './passwords';
import { Principals } from './principals';
import { Sessions } from './sessions';
import { SecondStep } from './two-factor/second-step';

/** Signs in by e-mail address and password; same response and time for every kind of mismatch. */
@Injectable()
export class SignIn {
  constructor(
    private readonly principals: Principals,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly step: SecondStep,
  ) {}

  /** @throws Failure 401 `wrong_credentials`; once the password is right, `account_deactivated`, or `two_factor_required` on `code` */
  async execute(
    audience: Audience,
    { email, password, code }: { email: string; password: string; code?: string | null },
    { user_agent }: Pick<Caller, 'user_agent'>,
  ): Promise<SignInAnswer> {
    const source = this.principals.getSource(audience);
    const credentials = await this.principals.credentialsOf(audience, email);
    const matches = await this.passwords.matches(password, credentials?.password_hash ?? null);
    if (!credentials || !matches)
      throw new Failure(401, 'wrong_credentials', 'This email address and password do not match.');
    if (credentials.is_deactivated)
      throw new Failure(401, 'account_deactivated', 'Your account has been deactivated. Please contact us.');
    if (credentials.two_factor_enabled) await this.takeStep(audience, credentials.id, code);
    const answer = await this.sessions.open(audience, credentials.id, user_agent);
    await source.noteSignIn?.(credentials.id);
    return answer;
  }

  private async takeStep(audience: Audience, id: number, code: string | null | undefined): Promise<void> {
    if (!code) throw refused('Please enter the code from your authenticator app.');
    const shared = await this.step.find(audience, id);
    if (!shared || !(await this.step.verify(shared, code)))
      throw refused('This code is incorrect or was already used.');
  }
}

function refused(message: string): Failure {
  return new Failure(401, 'two_factor_required', message, { code: [message] });
}
