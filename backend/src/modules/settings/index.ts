export * from './general-settings';
export * from './public-settings';
export * from './save-settings';
export * from './setting.entity';
export * from './settings';
export * from './settings.module';
export * from './theme-settings';
