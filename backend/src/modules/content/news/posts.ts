import { Injectable } from '@nestjs/common';
import type { PostDetail, PostPage, PostSummary } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { likePattern } from '../../../kernel/listing';
import { ownSeo, pageSeo, PageSeoProvider } from '../../../kernel/seo';
import { PublicAnswers } from '../../search';
import { Addresses } from '../addresses';
import { PublicComments } from '../news-comments/public-comments';
import { onlyPublished } from '../publishing';
import { News } from './news.entity';
import { PostSummaries } from './post-summaries';
import type { PostsQuery } from './posts.inputs';

const PER_PAGE = 12;
const RELATED = 3;

/** Public blog posts, newest first. */
@Injectable()
export class Posts {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly summaries: PostSummaries,
    private readonly comments: PublicComments,
    private readonly clock: Clock,
    private readonly answers: PublicAnswers,
    private readonly pageSeo: PageSeoProvider,
  ) {}

  /** A page of posts, optionally of one category or with one tag. */
  list(query: PostsQuery, language: string): Promise<RawJson<PostPage>> {
    const data = async (): Promise<string> => JSON.stringify(await this.page(query, language));
    return this.answers.getOrCompute(
      ['posts', query.page, query.category, query.tag, language],
      data,
      'page',
    );
  }

  /** A post by id, or by current or former slug; `slug` in the response is the current one. */
  one(idOrSlug: string, language: string): Promise<RawJson<PostDetail>> {
    const data = async (): Promise<string> => JSON.stringify(await this.detail(idOrSlug, language));
    return this.answers.getOrCompute(['post', idOrSlug, language], data, 'page');
  }

  /** The newest posts, for the home page. */
  async latest(max: number, language: string): Promise<PostSummary[]> {
    return this.summaries.present(await this.visible().limit(max).getMany(), language);
  }

  private async page({ page = '1', category, tag }: PostsQuery, language: string): Promise<PostPage> {
    const query = this.visible();
    if (category) {
      const id = await this.addresses.idOf('news_categories', category);
      query.andWhere('r.category_id = :id', { id });
    }
    if (tag) withTag(query, tag);
    const number = Number(page);
    const rows = query.offset((number - 1) * PER_PAGE).limit(PER_PAGE);
    return {
      posts: await this.summaries.present(await rows.getMany(), language),
      total: await query.getCount(),
      page: number,
      per_page: PER_PAGE,
      categories: [...(await this.summaries.categories(language)).values()],
    };
  }

  private async detail(idOrSlug: string, language: string): Promise<PostDetail> {
    const id = await this.addresses.idOf('newses', idOrSlug);
    const row = await this.visible().andWhere('r.id = :id', { id }).getOne();
    if (!row) throw Failure.notFound('post');
    const [summary] = await this.summaries.present([row], language);
    if (!summary) throw Failure.notFound('post');
    const [text = row] = await this.translator.translate('newses', [row], language);
    return {
      ...summary,
      slugs: await this.addresses.slugsIn('newses', row),
      body: text.body ?? '',
      updated_at: row.updated_at.toISOString(),
      comments_enabled: row.comments_enabled,
      comments: await this.comments.list(row.id),
      seo: pageSeo(ownSeo(text, text.title, text.excerpt), await this.pageSeo.find('post', id, language)),
      related: await this.related(row, language),
    };
  }

  private async related({ id, category_id }: News, language: string): Promise<PostSummary[]> {
    const query = this.visible().andWhere('r.id <> :id', { id });
    if (category_id) query.orderBy('CASE WHEN r.category_id = :category_id THEN 0 ELSE 1 END', 'ASC');
    query.setParameters({ category_id }).addOrderBy('r.published_at', 'DESC').limit(RELATED);
    return this.summaries.present(await query.getMany(), language);
  }

  private visible(): SelectQueryBuilder<News> {
    const query = this.database.em.createQueryBuilder(News, 'r').where('1 = 1');
    query.orderBy('r.published_at', 'DESC').addOrderBy('r.id', 'DESC');
    return onlyPublished(query, this.clock.now());
  }
}

/** Tags are stored as one string joined by `, `: matches the tag as the whole, first, middle or last item. */
function withTag(query: SelectQueryBuilder<News>, tag: string): void {
  const text = likePattern(tag.trim()).slice(1, -1);
  const patterns = { whole: text, first: `${text}, %`, middle: `%, ${text}, %`, last: `%, ${text}` };
  const tests = Object.keys(patterns).map((name) => `r.tags LIKE :${name} ESCAPE '!'`);
  query.andWhere(`(${tests.join(' OR ')})`, patterns);
}
