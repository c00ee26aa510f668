import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StoreTools } from '../../kernel/resource';
import { SingleDefaultStore } from './single-default.store';
import type { Language } from './language.entity';
import { textsFile } from './language.entity';

/** Stores languages; refuses circular fallbacks. */
@Injectable()
export class LanguageStore extends SingleDefaultStore<Language> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    if (typeof input.fallback_id === 'number') await this.refuseCircle(id, input.fallback_id);
    await super.update(id, input, bounds, actor);
  }

  protected override columns(input: Values): Values {
    const file = typeof input.code === 'string' ? { file: textsFile(input.code) } : {};
    return super.columns({ ...input, ...file });
  }

  private async refuseCircle(id: number, fallbackId: number): Promise<void> {
    let next: number | null = fallbackId;
    for (let steps = 0; next !== null && steps < 100; steps++) {
      if (next === id) throw Failure.field('fallback_id', 'must not fall back to this language');
      next = (await this.find(next, {})).fallback_id;
    }
  }
}
