import { Injectable } from '@nestjs/common';
import { SuspendableStore } from '../../../kernel/resource';
import type { Faq } from './faq.entity';

/** Stores questions and answers, which operators can switch off for good. */
@Injectable()
export class FaqStore extends SuspendableStore<Faq> {}
