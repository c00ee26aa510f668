export * from './news.entity';
export * from './news.resource';
