import { Global, Module } from '@nestjs/common';
import { SecretEncryptor } from './secret-encryptor';

/** Encryption of secrets stored in the database. */
@Global()
@Module({ providers: [SecretEncryptor], exports: [SecretEncryptor] })
export class SecretsModule {}
