// Languages first: message translation imports them while slugs, which depend on fields and so on translation, are still
// loading.
export * from './languages';
export * from './i18n.module';
export * from './joined-values';
export * from './slug.entity';
export * from './slugs';
export * from './translation.entity';
export * from './translator';
