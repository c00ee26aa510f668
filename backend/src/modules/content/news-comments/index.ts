export * from './news-comment.entity';
export * from './news-comment.store';
export * from './news-comments.resource';
