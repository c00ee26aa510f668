import { Global, Module } from '@nestjs/common';
import { PictureLinks, ResourceModule } from '../../kernel/resource';
import { PictureQuality } from '../../kernel/storage';
import { SettingsModule } from '../settings';
import { AddMedia } from './add-media';
import { ColourPictures } from './colour-pictures';
import { CustomerPictures } from './customer-pictures';
import { MediaFolders } from './folders';
import { LibraryLinks } from './library-links';
import { MediaLibrary } from './media-library';
import { AdminMediaController, VendorMediaController } from './media.controllers';
import { MediaPresenter } from './media.presenter';
import { media } from './media.resource';
import { MediaStore } from './media.store';
import { PictureUsage } from './picture-usage';
import { Pictures } from './pictures';
import { ShopQuality } from './shop-quality';

/** The media library; global because any record may reference a picture. */
@Global()
@Module({
  imports: [ResourceModule.forFeature(media), SettingsModule],
  controllers: [AdminMediaController, VendorMediaController],
  providers: [
    AddMedia,
    ColourPictures,
    CustomerPictures,
    MediaStore,
    MediaFolders,
    PictureUsage,
    MediaLibrary,
    MediaPresenter,
    Pictures,
    { provide: PictureLinks, useClass: LibraryLinks },
    { provide: PictureQuality, useClass: ShopQuality },
  ],
  exports: [AddMedia, CustomerPictures, MediaLibrary, Pictures, PictureLinks, PictureQuality],
})
export class MediaModule {}
