import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { owningTenant } from '../../../kernel/access';
import type { FormFile } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { AddMedia, MediaLibrary } from '../../media';

/** Media library folder for message pictures. */
const FOLDER = 'messages';

/** Stores message pictures, each owned by its customer or its store, and removes unused ones. */
@Injectable()
export class MessagePictures {
  constructor(
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
  ) {}

  /** Returns its id in the media library; validated like any upload. @throws Failure 422 on `picture` */
  async store({ filename, read }: FormFile, actor: Actor): Promise<number> {
    const owner = actor.audience === 'customer' ? { customer_id: actor.id } : {};
    const facts = {
      filename,
      folder: FOLDER,
      alt: null,
      vendor_id: owningTenant(actor),
      ...owner,
      actor: null,
    };
    try {
      return (await this.adding.execute(await read(), facts)).id;
    } catch (error) {
      throw error instanceof Failure && error.errors?.file
        ? Failure.invalid({ picture: error.errors.file })
        : error;
    }
  }

  /** A store's picture stays in its media library, which the store manages itself. */
  async removeUnused(id: number | null, { audience }: Actor): Promise<void> {
    if (id !== null && audience === 'customer') await this.library.removeUnused(id);
  }
}
