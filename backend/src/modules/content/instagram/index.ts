export { InstagramFeed } from './instagram-feed';
export * from './instagram-post.entity';
