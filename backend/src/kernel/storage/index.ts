export { IMAGE_FORMATS, type ImageFormat, inspectImage, type Inspection, placeholder } from './inspect-image';
export { mediaRoute } from './media.route';
export { Pictures } from './pictures';
export { pictureUrls } from './rendition';
export { Storage, type StoredFile } from './storage';
export { StorageModule } from './storage.module';
