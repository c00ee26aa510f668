export { accountHint } from './account-hint';
export { bankAccountColumns, type BankAccountColumns } from './bank-account';
export { SecretEncryptor } from './secret-encryptor';
export { SecretsModule } from './secrets.module';
