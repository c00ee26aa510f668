import { Injectable } from '@nestjs/common';
import { Languages, Slugs } from '../../kernel/i18n';

interface Slugged {
  id: number;
  slug: string;
}

/** Resolves and looks up the slugs of content. */
@Injectable()
export class Addresses {
  constructor(
    private readonly slugs: Slugs,
    private readonly languages: Languages,
  ) {}

  /** Resolves an id, or a current or former slug of any language, to a record id; 0 when unknown. */
  async idOf(resource: string, idOrSlug: string): Promise<number> {
    if (/^[1-9]\d{0,8}$/.test(idOrSlug)) return Number(idOrSlug);
    return (await this.slugs.find(resource, idOrSlug))?.record_id ?? 0;
  }

  /** A record's current slugs: language → slug. */
  async slugsIn(resource: string, { id }: Slugged): Promise<Record<string, string>> {
    return (await this.slugs.findByRecords(resource, [id])).get(id) ?? {};
  }

  /** Current slugs of many records: id → language → slug. */
  async slugsInAll(resource: string, rows: readonly Slugged[]): Promise<Map<number, Record<string, string>>> {
    return this.slugs.findByRecords(
      resource,
      rows.map(({ id }) => id),
    );
  }

  /** Each record's slug in a language or the first fallback that has one. */
  async slugsOf(resource: string, rows: readonly Slugged[], language: string): Promise<Map<number, string>> {
    const chain = this.languages.chain(language);
    const slugsById = chain.length
      ? await this.slugs.findByRecords(
          resource,
          rows.map((row) => row.id),
        )
      : new Map<number, Record<string, string>>();
    return new Map(
      rows.map(({ id, slug }) => {
        const own = slugsById.get(id) ?? {};
        return [id, chain.map((code) => own[code]).find(Boolean) ?? slug];
      }),
    );
  }
}
