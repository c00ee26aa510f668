import { Global, Module } from '@nestjs/common';
import { SecretBox } from './secret-box';

/** Encryption of secrets stored in the database. */
@Global()
@Module({ providers: [SecretBox], exports: [SecretBox] })
export class SecretsModule {}
