import { Injectable } from '@nestjs/common';
import type { WebInstagramPost } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { PublicAnswers } from '../../search';
import { Pictures } from '../../media';
import { InstagramPost } from './instagram-post.entity';

/** The shop's latest Instagram posts, newest first; empty while no account is connected. */
@Injectable()
export class InstagramFeed {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly answers: PublicAnswers,
  ) {}

  answer(): Promise<RawJson<WebInstagramPost[]>> {
    const data = async (): Promise<string> => JSON.stringify(await this.latest());
    return this.answers.getOrCompute(['instagram'], data, 'page');
  }

  async latest(): Promise<WebInstagramPost[]> {
    const rows = await this.database.em.find(InstagramPost, { order: { posted_at: 'DESC', id: 'DESC' } });
    const pictures = await this.pictures.findByIds(rows.map(({ media_id }) => media_id));
    return rows.flatMap(({ id, caption, permalink, media_id, posted_at }) => {
      const picture = pictures.get(media_id);
      return picture ? [{ id, caption, permalink, picture, posted_at: posted_at.toISOString() }] : [];
    });
  }
}
