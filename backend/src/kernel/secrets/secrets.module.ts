import { Global, Module } from '@nestjs/common';
import { SecretBox } from './secret-box';

/** Encryption of what must never be read from the database alone. */
@Global()
@Module({ providers: [SecretBox], exports: [SecretBox] })
export class SecretsModule {}
