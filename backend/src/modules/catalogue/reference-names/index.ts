export * from './reference-names';
export * from './localized-names';
