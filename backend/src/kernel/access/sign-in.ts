import { Injectable } from '@nestjs/common';
import type { Audience, SignInAnswer } from '@stoa/contracts';
import { Failure } from '../http';
import { Passwords } from './passwords';
import { Principals } from './principals';
import { Sessions } from './sessions';

/** Addresses are compared in lower case without surrounding blanks, on either engine. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Checks an e-mail address and password of one audience; the same answer and time for each way to be wrong. */
@Injectable()
export class SignIn {
  constructor(
    private readonly principals: Principals,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute(audience: Audience, email: string, password: string): Promise<SignInAnswer> {
    const found = await this.principals.source(audience).findCredentials(normaliseEmail(email));
    const matches = await this.passwords.matches(password, found?.password_hash ?? null);
    if (!found || !matches)
      throw new Failure(401, 'wrong_credentials', 'This e-mail address and password do not match.');
    return this.sessions.open(audience, found.id);
  }
}
