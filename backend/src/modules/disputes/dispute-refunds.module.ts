import { Global, Module } from '@nestjs/common';
import { DisputeRefunds } from '../returns';
import { RecordedDisputeRefunds } from './recorded-dispute-refunds';

/** Global, because returns use `DisputeRefunds` but must not depend on the disputes module. */
@Global()
@Module({
  providers: [{ provide: DisputeRefunds, useClass: RecordedDisputeRefunds }],
  exports: [DisputeRefunds],
})
export class DisputeRefundsModule {}
