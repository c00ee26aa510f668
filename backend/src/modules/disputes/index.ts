export { AddDisputeEvidence } from './add-dispute-evidence';
export * from './dispute.entity';
export * from './dispute.events';
export * from './dispute-parts.entity';
export { DisputeRefundsModule } from './dispute-refunds.module';
export * from './disputes.module';
export * from './disputes.resource';
export { OpenDispute } from './open-dispute';
