export * from './newsletter.entity';
export * from './newsletters.resource';
