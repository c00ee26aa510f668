import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { WebLanguage } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Languages } from '../../kernel/i18n';
import { TableCache } from './table-cache';
import { Language, textsFile } from './language.entity';

/** Fallback while the shop has no language at all (specification §9). */
const ENGLISH: WebLanguage = {
  code: BASE_LANGUAGE,
  iso: 'en-US',
  file: textsFile(BASE_LANGUAGE),
  name: 'English',
  native_name: 'English',
  direction: 'ltr',
  is_default: true,
};

/** The shop's languages, cached in process; keeps the kernel's fallback chains up to date. */
@Injectable()
export class Locales implements OnModuleInit {
  private languages: readonly WebLanguage[] = [ENGLISH];
  /** Languages with names in a reader's language, by reader; cleared when any language changes. */
  private readonly named = new Map<string, readonly WebLanguage[]>();

  constructor(
    private readonly tables: TableCache,
    private readonly kernel: Languages,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.tables.subscribe('languages', Language, (rows) => this.apply(rows));
  }

  /** The active languages in order of creation, with names in the reader's language. */
  active(reader: string = BASE_LANGUAGE): readonly WebLanguage[] {
    if (reader === BASE_LANGUAGE) return this.languages;
    const cached = this.named.get(reader);
    if (cached) return cached;
    const names = new Intl.DisplayNames([reader], { type: 'language' });
    const named = this.languages.map((one) => ({ ...one, name: names.of(one.code) ?? one.name }));
    this.named.set(reader, named);
    return named;
  }

  default(reader: string = BASE_LANGUAGE): WebLanguage {
    return this.active(reader).find((one) => one.is_default) ?? ENGLISH;
  }

  /** The active language with this code, else the default. */
  get(code: string): WebLanguage {
    return this.languages.find((one) => one.code === code) ?? this.default();
  }

  private apply(rows: Language[]): void {
    const active = rows.filter((row) => row.status === 'active');
    this.languages = active.length ? active.map(webLanguage) : [ENGLISH];
    this.named.clear();
    const codes = new Map(rows.map((row) => [row.id, row.code]));
    const fallbacks = active.map((row): [string, string | null] => [
      row.code,
      row.fallback_id === null ? null : (codes.get(row.fallback_id) ?? null),
    ]);
    this.kernel.set(new Map(fallbacks.length ? fallbacks : [[BASE_LANGUAGE, null]]), this.default().code);
  }
}

function webLanguage({ code, iso, name, native_name, direction, is_default }: Language): WebLanguage {
  return { code, iso, file: textsFile(code), name, native_name, direction, is_default };
}
