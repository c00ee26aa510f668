import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { AccountController, CustomerSignInController } from './account.controllers';
import { AddressBook } from './address-book';
import { AddressRules } from './address-rules';
import { AddressStore } from './address.store';
import { Addresses } from './addresses';
import { ChangeProfile } from './change-profile';
import { CustomerAddresses } from './customer-addresses';
import { CustomerPrincipals } from './customer-principals';
import { CustomerStore } from './customer.store';
import { CustomerAddressesController } from './customers.controller';
import { addresses, customers } from './customers.resources';
import { GuestCustomers } from './guest-customers';
import { ConnectIdentity } from './identities/connect-identity';
import { Facebook } from './identities/houses/facebook';
import { Google } from './identities/houses/google';
import { Houses } from './identities/houses/houses';
import { IdentityDesk } from './identities/identity-desk';
import { Sealed } from './identities/sealed';
import { SocialAccounts } from './identities/social-accounts';
import { SocialLogin } from './identities/social-login';
import {
  CustomerIdentitiesController,
  OwnIdentitiesController,
  SocialLoginController,
} from './identities/social.controllers';
import { Profiles } from './profiles';
import { RegisterCustomer } from './register-customer';
import { SignInCustomer } from './sign-in-customer';
import { SendVerification } from './verification/send-verification';
import { VerificationController } from './verification/verification.controller';
import { VerificationLinks } from './verification/verification-links';
import { VerifyEmail } from './verification/verify-email';
import { WelcomeCustomer } from './welcome-customer';

/** Who buys here, and where they want things sent. */
@Module({
  imports: [IdentityModule, SettingsModule, ResourceModule.of(customers, addresses)],
  controllers: [
    CustomerSignInController,
    SocialLoginController,
    AccountController,
    CustomerAddressesController,
    CustomerIdentitiesController,
    OwnIdentitiesController,
    VerificationController,
  ],
  providers: [
    AddressBook,
    AddressRules,
    AddressStore,
    Addresses,
    ChangeProfile,
    ConnectIdentity,
    CustomerAddresses,
    CustomerPrincipals,
    CustomerStore,
    Facebook,
    Google,
    GuestCustomers,
    Houses,
    IdentityDesk,
    Profiles,
    RegisterCustomer,
    Sealed,
    SendVerification,
    SocialAccounts,
    SocialLogin,
    SignInCustomer,
    VerificationLinks,
    VerifyEmail,
    WelcomeCustomer,
  ],
  exports: [AddressRules, Addresses, GuestCustomers],
})
export class CustomersModule {}
