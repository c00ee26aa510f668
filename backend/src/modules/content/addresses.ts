import { Injectable } from '@nestjs/common';
import { Languages, Slugs } from '../../kernel/i18n';

interface Slugged {
  id: number;
  slug: string;
}

/** Reads and gives the readable addresses of content. */
@Injectable()
export class Addresses {
  constructor(
    private readonly slugs: Slugs,
    private readonly languages: Languages,
  ) {}

  /** The record that an id, or a present or former slug of any language, names; 0 when none. */
  async idOf(resource: string, idOrSlug: string): Promise<number> {
    if (/^[1-9]\d{0,8}$/.test(idOrSlug)) return Number(idOrSlug);
    return (await this.slugs.find(resource, idOrSlug))?.record_id ?? 0;
  }

  /** A record's present slug in each language that it has one in. */
  async slugsIn(resource: string, { id }: Slugged): Promise<Record<string, string>> {
    return (await this.slugs.of(resource, [id])).get(id) ?? {};
  }

  /** The same of many records. */
  async slugsInAll(resource: string, rows: readonly Slugged[]): Promise<Map<number, Record<string, string>>> {
    return this.slugs.of(
      resource,
      rows.map(({ id }) => id),
    );
  }

  /** Each record's slug in a language, or in the first it falls back to. */
  async slugsOf(resource: string, rows: readonly Slugged[], language: string): Promise<Map<number, string>> {
    const chain = this.languages.chain(language);
    const known = chain.length
      ? await this.slugs.of(
          resource,
          rows.map((row) => row.id),
        )
      : new Map<number, Record<string, string>>();
    return new Map(
      rows.map(({ id, slug }) => {
        const own = known.get(id) ?? {};
        return [id, chain.map((code) => own[code]).find(Boolean) ?? slug];
      }),
    );
  }
}
