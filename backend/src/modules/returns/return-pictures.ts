import { Injectable } from '@nestjs/common';
import type { Picture } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database, insertMany } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { GuestCustomers } from '../customers';
import { CustomerPictures } from '../media';
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
    private readonly pictures: CustomerPictures,
  ) {}

  /** Returns their ids in the media library; validated like any upload. @throws Failure 422 on `pictures` */
  async store(sent: readonly FormFile[], group: OrderGroup): Promise<number[]> {
    return sent.length === 0 ? [] : this.pictures.store(sent, FOLDER, await this.ownerOf(group));
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
  drop(ids: readonly number[]): Promise<void> {
    return this.pictures.drop(ids);
  }

  /** Pictures by return id, in upload order. */
  async findByReturns(returnIds: readonly number[], language: string): Promise<Map<number, Picture[]>> {
    if (returnIds.length === 0) return new Map();
    const where = { return_id: In([...returnIds]) };
    const rows = await this.database.em.find(ReturnPicture, { where, order: { media_id: 'ASC' } });
    return this.pictures.group(rows, ({ return_id }) => return_id, language);
  }

  /** The order's customer; a guest has a record by its e-mail address (ADR 27). */
  private async ownerOf({ customer_id, email, language, billing_address }: OrderGroup): Promise<number> {
    if (customer_id !== null) return customer_id;
    const { first_name, last_name } = billing_address;
    return (await this.guests.recordOf({ first_name, last_name, email, locale: language })).id;
  }
}
