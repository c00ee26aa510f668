export { accountHint } from './account-hint';
export { keptAccount, type KeptAccount } from './bank-account';
export { SecretBox } from './secret-box';
export { SecretsModule } from './secrets.module';
