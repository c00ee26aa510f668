import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import {
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
  parallaxBanners,
  sliderImages,
  Slides,
  staticBanners,
} from './banners';
import { documents } from './documents';
import { Documents } from './documents/documents';
import { DocumentsController } from './documents/documents.controller';
import { PublicContent } from './public-content';

const BANNERS = [
  sliderImages,
  staticBanners,
  parallaxBanners,
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
];
/** The stores that definitions bring with them. */
const stores = [...BANNERS, ...documents].flatMap(({ store }) => (store ? [store()] : []));

/** What the shop shows beside its goods. */
@Module({
  imports: [SettingsModule, MediaModule, CatalogueModule, ResourceModule.of(...BANNERS, ...documents)],
  controllers: [DocumentsController],
  providers: [...stores, Documents, PublicContent, Slides],
  exports: [Slides],
})
export class ContentModule {}
