export { accountHint } from './account-hint';
export { SecretBox } from './secret-box';
export { SecretsModule } from './secrets.module';
