import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../config';
import { ChannelAuthoriser } from '../realtime';
import { AccessGuard } from './access.guard';
import { ConsumerGuard } from './consumer.guard';
import { DeclaredAccess } from './declared-access';
import { LimitCounters } from './limits/limit-counters';
import { LiveAccess } from './live-access';
import { LiveAccessController } from './live-access.controller';
import { Passwords } from './passwords';
import { Principals } from './principals';
import { SessionChannels } from './session-channels';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { RecoveryCodes } from './two-factor/recovery-codes';
import { SecondStep } from './two-factor/second-step';
import { AdminTwoFactorController, VendorTwoFactorController } from './two-factor/two-factor.controllers';
import { TwoFactors } from './two-factor/two-factors';
import { AdminSignInController, VendorSignInController } from './sign-in.controllers';
import {
  AdminStrategy,
  ALGORITHM,
  CustomerStrategy,
  ISSUER,
  RiderStrategy,
  VendorStrategy,
} from './strategies';

/** Authentication and authorisation: strategies, sessions, permissions, and the deny-by-default guard. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: config.SESSION_SECRET,
        signOptions: { algorithm: ALGORITHM, issuer: ISSUER },
      }),
    }),
  ],
  controllers: [
    AdminSignInController,
    VendorSignInController,
    AdminTwoFactorController,
    VendorTwoFactorController,
    LiveAccessController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: ConsumerGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    AdminStrategy,
    VendorStrategy,
    CustomerStrategy,
    RiderStrategy,
    { provide: ChannelAuthoriser, useClass: SessionChannels },
    DeclaredAccess,
    LimitCounters,
    LiveAccess,
    Passwords,
    Principals,
    RecoveryCodes,
    SecondStep,
    Sessions,
    SignIn,
    TwoFactors,
  ],
  exports: [
    ChannelAuthoriser,
    DeclaredAccess,
    Passwords,
    Principals,
    Sessions,
    SignIn,
    LimitCounters,
    TwoFactors,
  ],
})
export class AccessModule {}
