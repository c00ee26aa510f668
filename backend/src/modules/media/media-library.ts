import { Injectable } from '@nestjs/common';
import type { MediaRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { IMAGE_FORMATS } from '../../kernel/storage';
import { AddMedia } from './add-media';
import { DeleteMedia } from './delete-media';
import { Media } from './media.entity';
import { recordOf } from './media.presenter';
import { readUpload } from './read-upload';

/** What a console must know before it sends a picture: answer of `GET addMedia`. */
export interface UploadRules {
  /** Largest file in bytes. */
  max_bytes: number;
  formats: readonly string[];
  mime_types: string[];
  /** Folders that exist, to choose from. */
  folders: string[];
}

/** The library's own verbs, within what the caller may see. */
@Injectable()
export class MediaLibrary {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly adding: AddMedia,
    private readonly deleting: DeleteMedia,
  ) {}

  async rules({ actor }: Caller): Promise<UploadRules> {
    const query = this.database.em.createQueryBuilder(Media, 'r').select('DISTINCT r.folder', 'folder');
    query.where('r.folder IS NOT NULL').orderBy('r.folder', 'ASC').limit(500);
    if (actor?.vendor_id) query.andWhere('r.vendor_id = :id', { id: actor.vendor_id });
    const folders = (await query.getRawMany<{ folder: string }>()).map((row) => row.folder);
    const mime_types = IMAGE_FORMATS.map((format) => `image/${format}`);
    return { max_bytes: this.config.UPLOAD_LIMIT, formats: IMAGE_FORMATS, mime_types, folders };
  }

  async receive(request: FastifyRequest, { actor }: Caller): Promise<MediaRecord> {
    const { bytes, ...facts } = await readUpload(request);
    return recordOf(
      await this.adding.execute(bytes, { ...facts, vendor_id: actor?.vendor_id ?? null, actor }),
    );
  }

  remove(id: number, { actor }: Caller): Promise<{ id: number }> {
    return this.deleting.execute(id, actor?.vendor_id ? { vendor_id: actor.vendor_id } : {}, actor);
  }

  /** Refuses pictures that are not in the vendor's own library: field → id of the picture it names. */
  async refuseForeign(
    pictures: Readonly<Record<string, number | null | undefined>>,
    vendorId: number,
  ): Promise<void> {
    const ids = Object.values(pictures).filter((id): id is number => typeof id === 'number');
    if (ids.length === 0) return;
    const own = await this.database.em.find(Media, { where: { id: In(ids), vendor_id: vendorId } });
    const foreign = Object.entries(pictures).filter(([, id]) => id && !own.some((row) => row.id === id));
    if (foreign.length)
      throw Failure.invalid(
        Object.fromEntries(foreign.map(([field]) => [field, ['is not in your library']])),
      );
  }
}
