import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Audience } from '@stoa/contracts';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../config';
import type { Actor } from './actor';
import type { Claims } from './session-claims';
import { sessionIdOf } from './session-claims';
import { Sessions } from './sessions';

export const ISSUER = 'stoa';
export const ALGORITHM = 'HS256';

/** A key object: a string would be tried as a public key on every request; the types only allow strings. */
function keyOf(secret: string): Buffer {
  return createSecretKey(secret, 'utf8') as unknown as Buffer;
}

/** One strategy per audience: a token of one is never accepted by another (specification §3.1). */
function strategyOf(audience: Audience) {
  @Injectable()
  class AudienceStrategy extends PassportStrategy(Strategy, audience) {
    constructor(
      config: Config,
      readonly sessions: Sessions,
    ) {
      super({
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKey: keyOf(config.SESSION_SECRET),
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
      });
    }

    async validate(claims: Claims): Promise<Actor | false> {
      const id = sessionIdOf(claims);
      return id !== null && ((await this.sessions.resolve(audience, id)) ?? false);
    }
  }
  return AudienceStrategy;
}

export const AdminStrategy = strategyOf('admin');
export const VendorStrategy = strategyOf('vendor');
export const CustomerStrategy = strategyOf('customer');
export const RiderStrategy = strategyOf('rider');
