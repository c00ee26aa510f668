import { Injectable } from '@nestjs/common';
import type { Values } from '../../../kernel/resource';
import { publishedStore } from '../publishing';
import type { News } from './news.entity';
import { newses } from './news.resource';
import { tagsOf } from './tags';

/** Keeps posts; their tags are tidied, so that one can be looked for. */
@Injectable()
export class NewsStore extends publishedStore<News>(() => newses) {
  protected override columns(input: Values): Values {
    const columns = super.columns(input);
    if (typeof columns.tags !== 'string') return columns;
    return { ...columns, tags: tagsOf(columns.tags).join(', ') || null };
  }
}
