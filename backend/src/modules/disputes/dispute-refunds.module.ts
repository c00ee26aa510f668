import { Global, Module } from '@nestjs/common';
import { RefundSources } from '../ordering';
import { DisputeRefunds } from '../returns';
import { RecordedDisputeRefunds } from './recorded-dispute-refunds';
import { RecordedRefundSources } from './recorded-refund-sources';

/** Global, because orders and returns use these but must not depend on the disputes module. */
@Global()
@Module({
  providers: [
    { provide: DisputeRefunds, useClass: RecordedDisputeRefunds },
    { provide: RefundSources, useClass: RecordedRefundSources },
  ],
  exports: [DisputeRefunds, RefundSources],
})
export class DisputeRefundsModule {}
