import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import type { State } from './state.entity';

/** Stores states, with upper-case codes so that the unique index works on both database engines. */
@Injectable()
export class StateStore extends ResourceStore<State> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(upper(input), bounds, actor);
  }

  override update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<State | void> {
    return super.update(id, upper(input), bounds, actor);
  }
}

function upper(input: Values): Values {
  return typeof input.code === 'string' ? { ...input, code: input.code.toUpperCase() } : input;
}
