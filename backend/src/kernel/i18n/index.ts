export * from './i18n.module';
export * from './languages';
export * from './slug.entity';
export * from './slugs';
export * from './translation.entity';
export * from './translator';
