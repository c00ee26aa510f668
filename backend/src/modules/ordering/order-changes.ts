import { Injectable } from '@nestjs/common';
import { TransactionEvents } from '../../kernel/resource';

/** Publishes the ids of orders whose JSON changed without a change of their state, in the same transaction. */
@Injectable()
export class OrderChanges extends TransactionEvents<readonly number[]> {}
