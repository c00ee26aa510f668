export * from './offer';
export * from './offers';
