import { Global, Module } from '@nestjs/common';
import { MessageTranslator } from './message-translator';

/** Messages in the reader's language. */
@Global()
@Module({ providers: [MessageTranslator], exports: [MessageTranslator] })
export class TranslationModule {}
