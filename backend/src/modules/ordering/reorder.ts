import { Injectable } from '@nestjs/common';
import type { Cart, Reorder as Input, Reordered } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { MessageTranslator } from '../../kernel/translation';
import { AddCartItem, CartView } from '../shopping';
import { Order, OrderLine } from './order.entity';
import { OwnGroups } from './own-groups';

/** Adds the items of an earlier order group to the cart again, at current prices. */
@Injectable()
export class Reorder {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly add: AddCartItem,
    private readonly view: CartView,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** Also returns the items that could not be added; they do not stop the others. */
  async execute({ group_number, request_key, access_token }: Input, caller: Caller): Promise<Reordered> {
    const group = await this.groups.getOrThrow({ number: group_number }, caller, access_token);
    const orders = await this.database.em.find(Order, {
      where: { group_id: group.id },
      select: { id: true },
    });
    const rows = await this.database.em.find(OrderLine, {
      where: { order_id: In(orders.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    const refused: Reordered['refused'] = [];
    let cart: Cart | null = null;
    for (const { variant_id, quantity, name } of rows) {
      const added = await this.addLine({ variant_id, quantity, request_key }, caller);
      if (typeof added === 'string') refused.push({ name, error: added });
      else cart = added;
    }
    return { cart: cart ?? (await this.view.find(caller)), refused };
  }

  /** The cart afterwards, or the error message. */
  private async addLine(item: Parameters<AddCartItem['execute']>[0], caller: Caller): Promise<Cart | string> {
    try {
      return await this.add.execute(item, caller);
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error;
      return this.messageTranslator.in(caller.language)(error.sentence);
    }
  }
}
