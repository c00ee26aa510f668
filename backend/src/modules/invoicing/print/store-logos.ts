import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Pictures } from '../../../kernel/storage';
import { Media } from '../../media';

/** Reads the logos of stores as JPEG files, the format that printed documents take. */
@Injectable()
export class StoreLogos {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  /** The picture of a store's logo; null without one. */
  async find(logo_id: number | null): Promise<Buffer | null> {
    if (logo_id === null) return null;
    const media = await this.database.em.findOne(Media, { where: { id: logo_id } });
    return media && this.pictures.rendition(media.sha256, { width: 320, format: 'jpg' });
  }
}
