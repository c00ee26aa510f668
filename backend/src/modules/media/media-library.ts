import { Injectable } from '@nestjs/common';
import type { MediaFolder, MediaRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { owningTenant, tenantBounds } from '../../kernel/access';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Failure, Page } from '../../kernel/http';
import { IMAGE_FORMATS } from '../../kernel/storage';
import { Settings } from '../settings';
import { AddMedia } from './add-media';
import { MediaFolders } from './folders';
import { Media } from './media.entity';
import { recordOf } from './media.presenter';
import { MediaStore } from './media.store';
import { PictureUsage } from './picture-usage';
import { readUpload } from './read-upload';

/** Upload limits for the consoles: response of `GET addMedia`. */
export interface UploadRules {
  /** Largest file in bytes. */
  max_bytes: number;
  max_megapixels: number;
  formats: readonly string[];
  mime_types: string[];
  /** Existing folders, as suggestions. */
  folders: string[];
}

/** Uploads, folders and deletion in the media library, within the caller's tenant. */
@Injectable()
export class MediaLibrary {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly adding: AddMedia,
    private readonly store: MediaStore,
    private readonly mediaFolders: MediaFolders,
    private readonly settings: Settings,
    private readonly usage: PictureUsage,
  ) {}

  async rules({ actor }: Caller): Promise<UploadRules> {
    const { max_megabytes, max_megapixels } = await this.settings.get('media');
    const folders = (await this.mediaFolders.list(actor)).map(({ path }) => path).filter(Boolean);
    const mime_types = IMAGE_FORMATS.map((format) => `image/${format}`);
    const max_bytes = Math.min(this.config.UPLOAD_LIMIT, max_megabytes * 1024 ** 2);
    return { max_bytes, max_megapixels, formats: IMAGE_FORMATS, mime_types, folders };
  }

  async folders({ actor }: Caller): Promise<Page<MediaFolder, 'folders'>> {
    const rows = await this.mediaFolders.list(actor);
    return new Page('folders', rows, rows.length);
  }

  async upload(request: FastifyRequest, { actor }: Caller): Promise<MediaRecord> {
    const { bytes, ...facts } = await readUpload(request);
    return recordOf(await this.adding.execute(bytes, { ...facts, vendor_id: owningTenant(actor), actor }));
  }

  async remove(id: number, { actor }: Pick<Caller, 'actor'>): Promise<{ id: number }> {
    await this.store.remove(id, tenantBounds(actor), actor);
    return { id };
  }

  /** Deletes a picture from a vendor's library, unless it is in use. */
  async withdraw(sha256: string, vendor_id: number): Promise<void> {
    const row = await this.database.em.findOne(Media, { where: { sha256, vendor_id } });
    if (row) await this.removeUnused(row.id);
  }

  /** Deletes a picture unless it is in use. */
  async removeUnused(id: number): Promise<void> {
    if (!(await this.usage.list(id)).length) await this.store.remove(id, {}, null);
  }

  /** Throws 422 for pictures that are not in the vendor's own library; `pictures` maps field → picture id. */
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
