import { Injectable } from '@nestjs/common';
import { TransactionEvents } from '../../../kernel/resource';

/** Notifies dependent modules of products whose current price has changed, in the same transaction. */
@Injectable()
export class PriceChanges extends TransactionEvents<readonly number[]> {}
