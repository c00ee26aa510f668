import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Database, usersOf } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Bounds } from '../../kernel/resource';
import { ResourceDesk } from '../../kernel/resource';
import { Media } from './media.entity';
import { media } from './media.resource';

/** Takes a picture out of a library; one that is shown anywhere stays, and the answer says where. */
@Injectable()
export class DeleteMedia {
  constructor(
    private readonly database: Database,
    private readonly desk: ResourceDesk,
  ) {}

  async execute(id: number, bounds: Bounds, actor: Actor | null): Promise<{ id: number }> {
    const store = this.desk.store(media);
    await this.database.tx(async (em) => {
      await store.find(id, bounds);
      const users = await usersOf(em, Media, id, true);
      if (users.length) throw inUse(users);
      await store.remove(id, bounds, actor);
    });
    return { id };
  }
}

function inUse(users: { table: string; count: number }[]): Failure {
  const named = users.map(({ table, count }) => `${count} ${table.replaceAll('_', ' ')}`).join(', ');
  return Failure.conflict('in_use', `This picture is still used by ${named}.`, { used_by: users });
}
