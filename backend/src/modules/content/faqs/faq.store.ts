import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { ResourceStore, StoreTools, type Values } from '../../../kernel/resource';
import { suspensionAt } from '../../../kernel/suspension';
import type { Faq } from './faq.entity';

/** Stores questions and answers; what an operator has switched off stays off. */
@Injectable()
export class FaqStore extends ResourceStore<Faq> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  protected override besideStatus(before: Faq, status: unknown, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }
}
