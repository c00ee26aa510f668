import { Global, Module } from '@nestjs/common';
import { Languages } from './languages';
import { Slugs } from './slugs';
import { Translator } from './translator';

/** Languages, translations and slugs of records. */
@Global()
@Module({ providers: [Languages, Translator, Slugs], exports: [Languages, Translator, Slugs] })
export class I18nModule {}
