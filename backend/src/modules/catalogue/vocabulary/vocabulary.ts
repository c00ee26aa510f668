import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Languages, Translator } from '../../../kernel/i18n';
import { Changes } from '../../../kernel/resource';
import { SETTINGS_VERSION } from '../../settings';
import { Vendors } from '../../vendors';
import { CATALOGUE, VOCABULARY } from '../shop/versions';
import type { Facts } from './load-words';
import { loadFacts, wordsOf } from './load-words';
import type { Words } from './words';

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

/** The names of everything that cards and facets mention, kept in this process until one of them changes. */
@Injectable()
export class Vocabulary implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly vendors: Vendors,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow(FOLLOWED, async () => {
      this.cache.bump(VOCABULARY);
      this.cache.bump(CATALOGUE);
    });
  }

  /** The words of a language, mostly without any statement. */
  async in(language: string): Promise<Words> {
    const key = `words:${language}:${this.cache.version(SETTINGS_VERSION)}`;
    return this.cache.remember(VOCABULARY, key, () => this.load(language));
  }

  private async load(language: string): Promise<Words> {
    const facts = await this.cache.remember<Facts>(VOCABULARY, 'facts', () =>
      loadFacts(this.database.em, this.translator),
    );
    const [judge, namesVendors] = [await this.vendors.judge(), await this.vendors.areNamed()];
    return wordsOf(facts, this.languages.chain(language), judge, namesVendors);
  }
}
