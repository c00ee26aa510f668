import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { Slugs, Translator } from '../i18n';
import { Changes } from '../changes';

/** Dependencies of every store. */
@Injectable()
export class StoreTools {
  constructor(
    readonly database: Database,
    readonly translator: Translator,
    readonly slugs: Slugs,
    readonly clock: Clock,
    readonly changes: Changes,
  ) {}
}
