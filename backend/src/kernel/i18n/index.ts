// Languages first: wording imports them while slugs, which depend on fields and so on wording, are still
// loading.
export * from './languages';
export * from './i18n.module';
export * from './slug.entity';
export * from './slugs';
export * from './translation.entity';
export * from './translator';
