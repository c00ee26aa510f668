export {
  blurhash,
  IMAGE_FORMATS,
  type ImageFormat,
  inspectImage,
  type Inspection,
  MAX_PIXELS,
} from './inspect-image';
export { mediaRoute } from './media.route';
export { PictureQuality, Pictures } from './pictures';
export { pictureUrls, type Qualities, QUALITIES, RENDITION_TYPES, squareUrl, widthsFor } from './rendition';
export { PrivateFiles } from './private-files';
export { PRIVATE, Storage, type StoredFile } from './storage';
export { StorageModule } from './storage.module';
