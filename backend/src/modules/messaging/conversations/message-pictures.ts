import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { FormFile } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { AddMedia, MediaLibrary } from '../../media';

/** Folder of the libraries that holds what messages have brought. */
const FOLDER = 'messages';

/** Keeps the pictures of messages: each is its customer's or its store's own, and goes when nothing shows it any more. */
@Injectable()
export class MessagePictures {
  constructor(
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
  ) {}

  /** Its id in the library, checked like any other upload. @throws Failure 422 on `picture` */
  async keep({ filename, read }: FormFile, actor: Actor): Promise<number> {
    const owner = actor.audience === 'customer' ? { customer_id: actor.id } : {};
    const facts = { filename, folder: FOLDER, alt: null, vendor_id: actor.vendor_id, ...owner, actor: null };
    try {
      return (await this.adding.execute(await read(), facts)).id;
    } catch (error) {
      throw error instanceof Failure && error.errors?.file
        ? Failure.invalid({ picture: error.errors.file })
        : error;
    }
  }

  /** A store's picture stays in its library, where people look after it themselves. */
  async drop(id: number | null, { audience }: Actor): Promise<void> {
    if (id !== null && audience === 'customer') await this.library.removeUnused(id);
  }
}
