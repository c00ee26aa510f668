import { Injectable } from '@nestjs/common';
import type { SavedCartItems } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ownerOf } from '../cart-owner';
import { Carts } from '../carts';
import { SavedLines } from './saved-lines';
import { SavedView } from './saved-view';

/** Removes a saved-for-later item and returns the list. */
@Injectable()
export class RemoveSavedItem {
  constructor(
    private readonly database: Database,
    private readonly carts: Carts,
    private readonly saved: SavedLines,
    private readonly view: SavedView,
  ) {}

  /** @throws Failure 404 also for an item of another cart */
  async execute(lineId: number, caller: Caller): Promise<SavedCartItems> {
    const { id } = await this.carts.read(ownerOf(caller));
    const isRemoved = id !== null && (await this.database.tx(() => this.saved.remove(id, lineId)));
    if (!isRemoved) throw Failure.notFound('saved item');
    return this.view.list(caller);
  }
}
