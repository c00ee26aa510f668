import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { inspectImage, Pictures as Masters, placeholder } from '../../kernel/storage';
import { Media } from './media.entity';

/** What is known of a file beside its bytes. */
export interface FileFacts {
  filename: string;
  folder: string | null;
  alt: string | null;
  /** Whose library it goes into; null for the operator's. */
  vendor_id: number | null;
  actor: Actor | null;
}

/** Puts a picture into a library: inspected, its bytes kept once, the same picture of the same owner only once. */
@Injectable()
export class AddMedia {
  constructor(
    private readonly database: Database,
    private readonly masters: Masters,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** The entry, new or known; throws 422 on `file` with the reason when the picture is refused. */
  async execute(bytes: Buffer, facts: FileFacts): Promise<Media> {
    const image = await inspectImage(bytes);
    if (!image.ok) throw Failure.field('file', image.reason);
    const sha256 = await this.masters.keep(bytes);
    const { width, height } = image;
    const seen = {
      sha256,
      width,
      height,
      mime: `image/${image.format}`,
      placeholder: await placeholder(bytes),
    };
    return this.database.tx(async (em) => {
      const vendor_id = facts.vendor_id ?? IsNull();
      const known = await em.findOne(Media, { where: { sha256, vendor_id } });
      if (known) return known;
      const now = this.clock.now();
      const { filename, folder, alt } = facts;
      const row = { ...seen, filename, folder, alt, vendor_id: facts.vendor_id, bytes: bytes.length };
      const made = await em.save(Media, em.create(Media, { ...row, created_at: now, updated_at: now }));
      await this.changes.tell({ resource: 'media', id: made.id, action: 'create', actor: facts.actor });
      return em.findOneOrFail(Media, { where: { id: made.id } });
    });
  }
}
