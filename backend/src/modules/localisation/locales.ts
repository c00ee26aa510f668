import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { WebLanguage } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Languages } from '../../kernel/i18n';
import { Copies } from './copies';
import { Language, textsFile } from './language.entity';

/** Holds while the shop has no language at all (specification §9). */
const ENGLISH: WebLanguage = {
  code: BASE_LANGUAGE,
  iso: 'en-US',
  file: textsFile(BASE_LANGUAGE),
  name: 'English',
  native_name: 'English',
  direction: 'ltr',
  is_default: true,
};

/** The languages of the shop; keeps the kernel's fallbacks current. */
@Injectable()
export class Locales implements OnModuleInit {
  private languages: readonly WebLanguage[] = [ENGLISH];
  /** The same with names in a reader's language, until one of them changes. */
  private readonly named = new Map<string, readonly WebLanguage[]>();

  constructor(
    private readonly copies: Copies,
    private readonly kernel: Languages,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.copies.follow('languages', Language, (rows) => this.apply(rows));
  }

  /** The active languages, in the order in which they were added; a reader's language gives them their names in it. */
  active(reader: string = BASE_LANGUAGE): readonly WebLanguage[] {
    if (reader === BASE_LANGUAGE) return this.languages;
    const known = this.named.get(reader);
    if (known) return known;
    const names = new Intl.DisplayNames([reader], { type: 'language' });
    const named = this.languages.map((one) => ({ ...one, name: names.of(one.code) ?? one.name }));
    this.named.set(reader, named);
    return named;
  }

  default(reader: string = BASE_LANGUAGE): WebLanguage {
    return this.active(reader).find((one) => one.is_default) ?? ENGLISH;
  }

  /** The active language with this code, else the default. */
  of(code: string): WebLanguage {
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
