export { CreditWallet } from './credit-wallet';
export * from './wallet-payments';
export * from './wallet-transaction.entity';
export * from './wallet-transactions.resource';
export * from './wallet.events';
export * from './wallets.module';
