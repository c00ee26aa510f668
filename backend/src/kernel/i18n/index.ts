// Languages first: wording asks for them while slugs, which stand on fields and so on wording, are still being loaded.
export * from './languages';
export * from './i18n.module';
export * from './slug.entity';
export * from './slugs';
export * from './translation.entity';
export * from './translator';
