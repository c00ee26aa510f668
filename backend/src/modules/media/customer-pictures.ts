import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { type FormFile, Failure } from '../../kernel/http';
import { AddMedia } from './add-media';
import { MediaLibrary } from './media-library';
import { Pictures } from './pictures';

/** Pictures that customers send with a form, such as of a review; they belong to the customer in the media library. */
@Injectable()
export class CustomerPictures {
  constructor(
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
    private readonly pictures: Pictures,
  ) {}

  /** Returns their ids in the media library; validated like any upload. @throws Failure 422 on `pictures` */
  async store(sent: readonly FormFile[], folder: string, customer_id: number): Promise<number[]> {
    const ids = new Set<number>();
    const owner = { vendor_id: null, customer_id, actor: null };
    try {
      for (const { filename, read } of sent) {
        const facts = { filename, folder, alt: null, ...owner };
        ids.add((await this.adding.execute(await read(), facts)).id);
      }
    } catch (error) {
      await this.drop([...ids]);
      throw error instanceof Failure && error.errors?.file
        ? Failure.invalid({ pictures: error.errors.file })
        : error;
    }
    return [...ids];
  }

  /** Deletes pictures that are not used anywhere any more. */
  async drop(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.library.removeUnused(id);
  }

  /** The pictures of rows by the id of the record that a row belongs to, in the order of the rows. */
  async group<T extends { media_id: number }>(
    rows: readonly T[],
    recordOf: (row: T) => number,
    language?: string,
  ): Promise<Map<number, Picture[]>> {
    const ids = rows.map(({ media_id }) => media_id);
    const pictures = await this.pictures.findByIds(ids, language);
    const grouped = new Map<number, Picture[]>();
    for (const row of rows) {
      const picture = pictures.get(row.media_id);
      if (picture) grouped.set(recordOf(row), [...(grouped.get(recordOf(row)) ?? []), picture]);
    }
    return grouped;
  }
}
