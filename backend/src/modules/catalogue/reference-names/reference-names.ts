import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Languages, Translator } from '../../../kernel/i18n';
import { Changes } from '../../../kernel/resource';
import { SETTINGS_VERSION } from '../../settings';
import { Vendors } from '../../vendors';
import { CATALOGUE, REFERENCE_NAMES } from '../versions';
import type { Facts } from './load-names';
import { loadFacts, namesOf } from './load-names';
import type { LocalizedNames } from './localized-names';

const FOLLOWED = [
  'categories',
  'brands',
  'vendors',
  'attributes',
  'attribute_values',
  'media',
  'languages',
  'currencies',
];

/** Reference names of cards and facets, cached in process until one of them changes. */
@Injectable()
export class ReferenceNames implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly vendors: Vendors,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(FOLLOWED, async () => {
      this.cache.invalidate(REFERENCE_NAMES);
      this.cache.invalidate(CATALOGUE);
    });
  }

  /** Reference names in a language; usually from the cache, without a query. */
  async in(language: string): Promise<LocalizedNames> {
    const key = `names:${language}:${this.cache.version(SETTINGS_VERSION)}`;
    return this.cache.getOrCompute(REFERENCE_NAMES, key, () => this.load(language));
  }

  private async load(language: string): Promise<LocalizedNames> {
    const facts = await this.cache.getOrCompute<Facts>(REFERENCE_NAMES, 'facts', () =>
      loadFacts(this.database.em, this.translator),
    );
    const [judge, namesVendors] = [await this.vendors.judge(), await this.vendors.areNamed()];
    return namesOf(facts, this.languages.chain(language), judge, namesVendors);
  }
}
