import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database, insertMany } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { Failure } from '../../kernel/http';
import { GuestCustomers } from '../customers';
import { AddMedia, MediaLibrary, Pictures } from '../media';
import type { OrderGroup } from '../ordering';
import { ReturnPicture } from './return-parts.entity';

/** Media library folder for pictures of returned items. */
const FOLDER = 'returns';

/** Stores pictures of returned items; each belongs to the order's customer. */
@Injectable()
export class ReturnPictures {
  constructor(
    private readonly database: Database,
    private readonly guests: GuestCustomers,
    private readonly adding: AddMedia,
    private readonly library: MediaLibrary,
    private readonly pictures: Pictures,
  ) {}

  /** Returns their ids in the media library; validated like any upload. @throws Failure 422 on `pictures` */
  async store(sent: readonly FormFile[], group: OrderGroup): Promise<number[]> {
    if (sent.length === 0) return [];
    const ids = new Set<number>();
    const owner = { vendor_id: null, customer_id: await this.ownerOf(group), actor: null };
    try {
      for (const { filename, read } of sent) {
        const facts = { filename, folder: FOLDER, alt: null, ...owner };
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

  async attach(return_id: number, ids: readonly number[]): Promise<void> {
    await insertMany(
      this.database.em,
      ReturnPicture,
      ids.map((media_id) => ({ return_id, media_id })),
    );
  }

  /** Ids of the pictures of returns. */
  async idsOf(returnIds: readonly number[]): Promise<number[]> {
    const where = { return_id: In([...returnIds]) };
    return (await this.database.em.find(ReturnPicture, { where })).map(({ media_id }) => media_id);
  }

  /** Deletes pictures that are not used anywhere any more. */
  async drop(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.library.removeUnused(id);
  }

  /** Pictures by return id, in upload order. */
  async findByReturns(returnIds: readonly number[], language: string): Promise<Map<number, Picture[]>> {
    if (returnIds.length === 0) return new Map();
    const where = { return_id: In([...returnIds]) };
    const rows = await this.database.em.find(ReturnPicture, { where, order: { media_id: 'ASC' } });
    const pictures = await this.pictures.findByIds(
      rows.map(({ media_id }) => media_id),
      language,
    );
    const found = new Map<number, Picture[]>();
    for (const { return_id, media_id } of rows) {
      const picture = pictures.get(media_id);
      if (picture) found.set(return_id, [...(found.get(return_id) ?? []), picture]);
    }
    return found;
  }

  /** The order's customer; a guest has a record by its e-mail address (ADR 27). */
  private async ownerOf({ customer_id, email, language, billing_address }: OrderGroup): Promise<number> {
    if (customer_id !== null) return customer_id;
    const { first_name, last_name } = billing_address;
    return (await this.guests.recordOf({ first_name, last_name, email, locale: language })).id;
  }
}
