import { Global, Module } from '@nestjs/common';
import { Wording } from './wording';

/** Messages in the reader's language. */
@Global()
@Module({ providers: [Wording], exports: [Wording] })
export class WordingModule {}
