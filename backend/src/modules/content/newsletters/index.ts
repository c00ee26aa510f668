export * from './newsletter.entity';
export * from './newsletter.store';
export * from './newsletters.resource';
