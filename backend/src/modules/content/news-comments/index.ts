export * from './news-comment.entity';
export * from './news-comments.resource';
