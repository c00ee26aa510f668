import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { blurhash, inspectImage, Pictures as Masters } from '../../kernel/storage';
import { Settings } from '../settings';
import { Media } from './media.entity';

/** Metadata of an uploaded file. */
export interface FileFacts {
  filename: string;
  folder: string | null;
  alt: string | null;
  /** Vendor whose library receives the file; null for the operators' library. */
  vendor_id: number | null;
  /** The customer who owns it, if any. */
  customer_id?: number;
  actor: Actor | null;
}

const MEGA = 1_000_000;

/** Adds a picture to a library: validates it, stores equal bytes once, and deduplicates per owner. */
@Injectable()
export class AddMedia {
  constructor(
    private readonly database: Database,
    private readonly masters: Masters,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** The new or existing entry; throws 422 on `file` with the reason when the picture is refused. */
  async execute(bytes: Buffer, facts: FileFacts): Promise<Media> {
    const image = await this.inspected(bytes);
    const sha256 = await this.masters.store(bytes);
    const seen = { ...image, sha256, blurhash: await blurhash(bytes) };
    const made = await this.database.tx(async (em) => {
      const { vendor_id, customer_id = null } = facts;
      const owner = { vendor_id: vendor_id ?? IsNull(), customer_id: customer_id ?? IsNull() };
      const duplicate = await em.findOne(Media, { where: { sha256, ...owner } });
      if (duplicate) return duplicate;
      await this.refuseFull(vendor_id);
      const now = this.clock.now();
      const { filename, folder, alt } = facts;
      const row = { ...seen, filename, folder, alt, vendor_id, customer_id, bytes: bytes.length };
      const { id } = await em.save(Media, em.create(Media, { ...row, created_at: now, updated_at: now }));
      await this.changes.publish({ resource: 'media', id, action: 'create', actor: facts.actor });
      return em.findOneOrFail(Media, { where: { id } });
    });
    // A concurrent deletion of the same picture may have discarded the bytes just before this commit.
    await this.masters.store(bytes);
    return made;
  }

  private async inspected(bytes: Buffer): Promise<Pick<Media, 'width' | 'height' | 'mime'>> {
    const { max_megabytes, max_megapixels } = await this.settings.get('media');
    if (bytes.length > max_megabytes * 1024 ** 2)
      throw Failure.field('file', `A picture may have at most ${max_megabytes} MB.`);
    const image = await inspectImage(bytes);
    if (!image.ok) throw Failure.field('file', image.reason);
    const { width, height, format } = image;
    if (width * height > max_megapixels * MEGA)
      throw Failure.field('file', `A picture may have at most ${max_megapixels} million pixels.`);
    return { width, height, mime: `image/${format}` };
  }

  private async refuseFull(vendor_id: number | null): Promise<void> {
    if (vendor_id === null) return;
    const { vendor_pictures } = await this.settings.get('media');
    const held = await this.database.em.countBy(Media, { vendor_id });
    if (held >= vendor_pictures)
      throw Failure.field(
        'file',
        `Your media library is full (maximum ${vendor_pictures}). Delete pictures first.`,
      );
  }
}
