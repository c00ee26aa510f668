import { Injectable } from '@nestjs/common';
import { TransactionEvents } from '../../kernel/resource';
import type { Payment } from './payment.entity';

/** Publishes payments for which events were recorded, to higher modules in the same transaction. */
@Injectable()
export class PaymentChanges extends TransactionEvents<Pick<Payment, 'reference'>> {}
