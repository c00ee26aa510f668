import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { RiderSignIn, SignInAnswer } from '@stoa/contracts';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Caller } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, IsFilled } from '../../kernel/http';
import { normaliseEmail } from '../../kernel/spelling';
import { Rider } from './rider.entity';

/** One person may ride for several vendors, each with an account of its own. */
const MAX_ACCOUNTS = 5;
const NOT_DIGITS = /[^\d+]/g;

/** Body of `rider/auth/login`. */
export class RiderSignInInput implements RiderSignIn {
  /** Phone number or e-mail address. */
  @IsFilled(190)
  login!: string;

  @ApiProperty({ format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password!: string;
}

/** Signs a rider in by phone number or e-mail address, and password. */
@Injectable()
export class SignInRider {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Failure 401 `wrong_credentials`, the same for an unknown login and a wrong password */
  async execute({ login, password }: RiderSignInInput, { user_agent }: Caller): Promise<SignInAnswer> {
    const candidates = await this.candidates(login);
    // At least one comparison, so that the duration reveals nothing.
    const hashes = candidates.length > 0 ? candidates : [{ id: 0, password: null }];
    for (const { id, password: hash } of hashes)
      if (await this.passwords.matches(password, hash)) return this.sessions.open('rider', id, user_agent);
    throw new Failure(401, 'wrong_credentials', 'This login and password do not match.');
  }

  private async candidates(login: string): Promise<Rider[]> {
    const query = this.database.em
      .createQueryBuilder(Rider, 'r')
      .where("r.status = 'active' AND r.password IS NOT NULL");
    if (login.includes('@')) query.andWhere('r.email = :email', { email: normaliseEmail(login) });
    else query.andWhere(`${bare('r.phone')} = :phone`, { phone: login.replaceAll(NOT_DIGITS, '') });
    return query.orderBy('r.id', 'ASC').limit(MAX_ACCOUNTS).getMany();
  }
}

/** SQL expression of a telephone number without what people put between its digits. */
function bare(sql: string): string {
  return [' ', '-', '(', ')', '.', '/'].reduce((inner, sign) => `REPLACE(${inner}, '${sign}', '')`, sql);
}
