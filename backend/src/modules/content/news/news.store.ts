import { Injectable } from '@nestjs/common';
import type { Values } from '../../../kernel/resource';
import { publishedStore } from '../publishing';
import type { News } from './news.entity';
import { tagsOf } from './tags';

/** Stores posts; normalises their tags, so that posts can be filtered by one. */
@Injectable()
export class NewsStore extends publishedStore<News>() {
  protected override columns(input: Values): Values {
    const columns = super.columns(input);
    if (typeof columns.tags !== 'string') return columns;
    return { ...columns, tags: tagsOf(columns.tags).join(', ') || null };
  }
}
