export * from './tab.entity';
export * from './tabs.resource';
