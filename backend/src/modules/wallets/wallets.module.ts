import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CustomersModule } from '../customers';
import { IdentityModule } from '../identity';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { PaymentsModule } from '../payments';
import { SettingsModule } from '../settings';
import { CancelWalletTransaction } from './cancel-wallet-transaction';
import { CompleteDeposit } from './complete-deposit';
import { CreditWallet } from './credit-wallet';
import { CustomerWallet } from './customer-wallet';
import { DecideWalletTransaction } from './decide-wallet-transaction';
import { DepositAmount } from './deposit-amount';
import { DepositMethods } from './deposit-methods';
import { DepositVisits } from './deposit-visits';
import { ExpireDeposit } from './expire-deposit';
import { GetCustomerBalances } from './get-customer-balances';
import { GetWithdrawalAccount } from './get-withdrawal-account';
import { MoveWalletTransaction } from './move-wallet-transaction';
import { RequestedTransactions } from './requested-transactions';
import { RetryDeposit } from './retry-deposit';
import { WalletBook } from './wallet-book';
import { WalletData } from './wallet-data';
import { WalletLimits } from './wallet-limits';
import { WalletPayments } from './wallet-payments';
import { WalletProvider } from './wallet-provider';
import { WalletTransactionPresenter } from './wallet-transaction.presenter';
import { WalletTransactionStore } from './wallet-transaction.store';
import { walletTransactions } from './wallet-transactions.resource';
import { CustomerWalletController, WalletsController } from './wallets.controllers';
import { WithdrawAmount } from './withdraw-amount';

/** Customers' wallets: money that they have deposited, got back or been given. */
@Module({
  imports: [
    AuditModule,
    CustomersModule,
    IdentityModule,
    LedgerModule,
    LocalisationModule,
    PaymentsModule,
    SettingsModule,
    ResourceModule.forFeature(walletTransactions),
  ],
  controllers: [CustomerWalletController, WalletsController],
  providers: [
    CancelWalletTransaction,
    CompleteDeposit,
    CreditWallet,
    CustomerWallet,
    DecideWalletTransaction,
    DepositAmount,
    DepositMethods,
    DepositVisits,
    ExpireDeposit,
    GetCustomerBalances,
    GetWithdrawalAccount,
    MoveWalletTransaction,
    RequestedTransactions,
    RetryDeposit,
    WalletBook,
    WalletData,
    WalletLimits,
    WalletPayments,
    WalletProvider,
    WalletTransactionPresenter,
    WalletTransactionStore,
    WithdrawAmount,
  ],
  exports: [WalletPayments],
})
export class WalletsModule {}
