export * from './content.module';
export * from './slider-images';
