import { Injectable } from '@nestjs/common';
import { DOCUMENT_PATHS, type DocumentName } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Addresses } from '../addresses';
import { PublishedDocuments } from '../documents';
import { onlyPublished } from '../publishing';
import { ContentPage, FOOTER_GROUPS } from './page.entities';

export type FooterGroup = (typeof FOOTER_GROUPS)[number];
type FooterLink = { label: string; href: string };

/** Footer group of each legal or information document, in display order. */
const OF_DOCUMENTS: Record<DocumentName, FooterGroup> = {
  about_us: 'about',
  term_condition: 'legal',
  privacy_policy: 'legal',
  refund_policy: 'legal',
};

/** Links to published documents and content pages, by footer group. */
@Injectable()
export class FooterPages {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedDocuments,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly clock: Clock,
  ) {}

  async list(language: string): Promise<Record<FooterGroup, FooterLink[]>> {
    const links: Record<FooterGroup, FooterLink[]> = { help: [], about: [], selling: [], legal: [] };
    for (const [group, link] of await this.documents(language)) links[group].push(link);
    for (const [group, link] of await this.pages(language)) links[group].push(link);
    return links;
  }

  private async documents(language: string): Promise<[FooterGroup, FooterLink][]> {
    const published = await this.published.find();
    const links: [FooterGroup, FooterLink][] = [];
    for (const [code, group] of Object.entries(OF_DOCUMENTS) as [DocumentName, FooterGroup][]) {
      const row = published.get(code);
      if (!row) continue;
      const [{ title } = row] = await this.translator.translate(code, [row], language);
      links.push([group, { label: title, href: DOCUMENT_PATHS[code] }]);
    }
    return links;
  }

  private async pages(language: string): Promise<[FooterGroup, FooterLink][]> {
    const query = this.database.em.createQueryBuilder(ContentPage, 'r').where('r.footer_group IS NOT NULL');
    query.orderBy('r.sort', 'ASC').addOrderBy('r.id', 'ASC');
    const rows = await onlyPublished(query, this.clock.now()).getMany();
    const texts = await this.translator.translate('content_pages', rows, language);
    const slugs = await this.addresses.slugsOf('content_pages', rows, language);
    return texts.flatMap(({ id, slug, title, footer_group }) =>
      footer_group
        ? [[footer_group, { label: title, href: `/page/${encodeURIComponent(slugs.get(id) ?? slug)}` }]]
        : [],
    );
  }
}
