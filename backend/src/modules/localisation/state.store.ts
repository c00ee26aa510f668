import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { states } from './localisation.resources';
import type { State } from './state.entity';

/** Keeps states, their codes in upper case so that they are unique on either engine. */
@Injectable()
export class StateStore extends ResourceStore<State> {
  constructor(tools: StoreTools) {
    super(tools, () => states);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(upper(input), bounds, actor);
  }

  override update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    return super.update(id, upper(input), bounds, actor);
  }
}

function upper(input: Values): Values {
  return typeof input.code === 'string' ? { ...input, code: input.code.toUpperCase() } : input;
}
