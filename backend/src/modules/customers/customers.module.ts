import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { AccountController, CustomerSignInController } from './account.controllers';
import { AddressBook } from './address-book';
import { AddressRules } from './address-rules';
import { AddressStore } from './address.store';
import { Addresses } from './addresses';
import { ChangeProfile } from './change-profile';
import { CredentialNotices } from './credential-notices';
import { CustomerAddresses } from './customer-addresses';
import { CustomerPrincipals } from './customer-principals';
import { CustomerPresenter } from './customer.presenter';
import { CustomerStore } from './customer.store';
import { CustomerAddressesController } from './customers.controller';
import { addresses, customers } from './customers.resources';
import { GuestCustomers } from './guest-customers';
import { EraseAccount } from './erasure/erase-account';
import { ErasureMails } from './erasure/erasure-mails';
import { ErasureController } from './erasure/erasure.controller';
import { KeepAccount } from './erasure/keep-account';
import { RequestErasure } from './erasure/request-erasure';
import { ConnectIdentity } from './identities/connect-identity';
import { Facebook } from './identities/providers/facebook';
import { Google } from './identities/providers/google';
import { IdentityProviders } from './identities/providers/identity-providers';
import { CustomerIdentityService } from './identities/customer-identity-service';
import { EncryptedState } from './identities/encrypted-state';
import { SocialAccounts } from './identities/social-accounts';
import { SocialLogin } from './identities/social-login';
import {
  CustomerIdentitiesController,
  OwnIdentitiesController,
  SocialLoginController,
} from './identities/social.controllers';
import { AccountData } from './personal-data/account-data';
import { DataExports } from './personal-data/data-exports';
import { DataExportsController } from './personal-data/data-exports.controller';
import { PersonalData } from './personal-data/personal-data';
import { RequestDataExport } from './personal-data/request-data-export';
import { WriteDataExport } from './personal-data/write-data-export';
import { MarketingConsents } from './marketing-consents';
import { Profiles } from './profiles';
import { RegisterCustomer } from './register-customer';
import { CustomerSessions } from './sessions/customer-sessions';
import { CustomerSessionsController } from './sessions/customer-sessions.controller';
import { SignInCustomer } from './sign-in-customer';
import { SendVerification } from './verification/send-verification';
import { VerificationController } from './verification/verification.controller';
import { VerificationLinks } from './verification/verification-links';
import { VerifyEmail } from './verification/verify-email';
import { CompleteCustomerSignIn } from './complete-customer-sign-in';

/** Customer accounts, address books, social login, and personal data (GDPR export and erasure). */
@Module({
  imports: [AuditModule, IdentityModule, SettingsModule, ResourceModule.forFeature(customers, addresses)],
  controllers: [
    CustomerSignInController,
    SocialLoginController,
    AccountController,
    CustomerAddressesController,
    CustomerIdentitiesController,
    CustomerSessionsController,
    DataExportsController,
    ErasureController,
    OwnIdentitiesController,
    VerificationController,
  ],
  providers: [
    AccountData,
    AddressBook,
    AddressRules,
    AddressStore,
    Addresses,
    ChangeProfile,
    ConnectIdentity,
    CredentialNotices,
    CustomerAddresses,
    CustomerPresenter,
    CustomerPrincipals,
    CustomerSessions,
    CustomerStore,
    DataExports,
    EraseAccount,
    ErasureMails,
    Facebook,
    Google,
    GuestCustomers,
    IdentityProviders,
    CustomerIdentityService,
    KeepAccount,
    MarketingConsents,
    PersonalData,
    Profiles,
    RegisterCustomer,
    RequestDataExport,
    RequestErasure,
    EncryptedState,
    SendVerification,
    SocialAccounts,
    SocialLogin,
    SignInCustomer,
    VerificationLinks,
    VerifyEmail,
    CompleteCustomerSignIn,
    WriteDataExport,
  ],
  exports: [AddressRules, Addresses, GuestCustomers, MarketingConsents, PersonalData],
})
export class CustomersModule {}
