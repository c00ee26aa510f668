export * from './slider-image.entity';
export * from './slider-images.resource';
export * from './slides';
