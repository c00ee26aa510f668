export * from './move-payout';
export * from './payout-balances';
export * from './payout-request.entity';
export * from './payout.events';
export * from './payouts.module';
export * from './payouts.resources';
export * from './request-payout';
export * from './rider-payout-request.entity';
