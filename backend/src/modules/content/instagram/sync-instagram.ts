import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FetchPicture, PictureRefused } from '../../../kernel/outbound';
import { defineJob, Every, JobQueue } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { CATALOGUE } from '../../catalogue';
import { AddMedia } from '../../media';
import { SaveSettings, Settings } from '../../settings';
import { InstagramApi, InstagramApiError, type ListedPost } from './instagram-api';
import { InstagramPost } from './instagram-post.entity';

const SYNC = defineJob<object>('content.sync-instagram', { attempts: 3 });
const REFRESH = defineJob<object>('content.refresh-instagram-token', { attempts: 3 });
const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;
/** Number of posts synced; more than the home page shows, as some may lack a picture. */
const LATEST = 12;
const CAPTION = 300;

/** Syncs the shop's latest Instagram posts, so that visitors send no requests to Instagram. */
@Injectable()
export class SyncInstagram implements OnModuleInit {
  private readonly logger = new Logger(SyncInstagram.name);

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly saving: SaveSettings,
    private readonly api: InstagramApi,
    private readonly pictures: FetchPicture,
    private readonly media: AddMedia,
    private readonly cache: VersionedCache,
    private readonly queue: JobQueue,
    private readonly changes: Changes,
  ) {}

  /** Syncs at once when the token is set or removed. */
  onModuleInit(): void {
    this.changes.subscribe(['settings.facebook'], () => this.queue.enqueue(SYNC, {}, { key: 'settings' }));
  }

  @Every(SYNC, HOUR)
  async sync(): Promise<void> {
    const token = await this.settings.secret('facebook', 'instagram_access_token');
    try {
      await this.keep(token ? await this.api.posts(token, LATEST) : []);
    } catch (error) {
      if (!(error instanceof InstagramApiError)) throw error;
      this.logger.error(
        { err: error },
        'the Instagram access token is not accepted; the posts stay as they are',
      );
    }
  }

  /** Tokens last 60 days, and only a valid one can be refreshed. */
  @Every(REFRESH, WEEK)
  async refreshToken(): Promise<void> {
    const token = await this.settings.secret('facebook', 'instagram_access_token');
    if (!token) return;
    try {
      const instagram_access_token = await this.api.refresh(token);
      await this.saving.execute('facebook', { instagram_access_token }, null);
    } catch (error) {
      if (!(error instanceof InstagramApiError)) throw error;
      this.logger.error({ err: error }, 'the Instagram access token could not be prolonged');
    }
  }

  private async keep(listed: readonly ListedPost[]): Promise<void> {
    const { em } = this.database;
    const ids = listed.map(({ id }) => id);
    const stored = await em.find(InstagramPost, { where: { instagram_id: In(ids) } });
    for (const post of listed) {
      if (!stored.some(({ instagram_id }) => instagram_id === post.id)) await this.add(post);
    }
    await this.database.tx(async (em) => {
      const { affected } = await em.delete(InstagramPost, { instagram_id: Not(In(ids)) });
      if (affected || ids.length > stored.length) this.cache.invalidate(CATALOGUE);
    });
  }

  /** A post whose picture can't be fetched is skipped until the next sync. */
  private async add({ id, caption, permalink, timestamp, ...post }: ListedPost): Promise<void> {
    const url = post.media_type === 'VIDEO' ? post.thumbnail_url : post.media_url;
    if (!url) return;
    try {
      const bytes = await this.pictures.execute(url);
      const { id: media_id } = await this.media.execute(bytes, {
        filename: `instagram-${id}`,
        folder: 'instagram',
        alt: caption.slice(0, 250) || null,
        vendor_id: null,
        actor: null,
      });
      const row = { instagram_id: id, caption: caption.slice(0, CAPTION), permalink, media_id };
      await this.database.tx((em) =>
        em.upsert(InstagramPost, { ...row, posted_at: new Date(timestamp) }, ['instagram_id']),
      );
    } catch (error) {
      if (!(error instanceof PictureRefused || error instanceof Failure)) throw error;
      this.logger.warn({ err: error, post: id }, 'a picture of Instagram was refused');
    }
  }
}
