import { Global, Module } from '@nestjs/common';
import { PictureLinks, ResourceModule } from '../../kernel/resource';
import { AddMedia } from './add-media';
import { DeleteMedia } from './delete-media';
import { LibraryLinks } from './library-links';
import { MediaLibrary } from './media-library';
import { AdminMediaController, VendorMediaController } from './media.controllers';
import { MediaPresenter } from './media.presenter';
import { media } from './media.resource';
import { Pictures } from './pictures';

/** The picture library; global because every record may show a picture. */
@Global()
@Module({
  imports: [ResourceModule.of(media)],
  controllers: [AdminMediaController, VendorMediaController],
  providers: [
    AddMedia,
    DeleteMedia,
    MediaLibrary,
    MediaPresenter,
    Pictures,
    { provide: PictureLinks, useClass: LibraryLinks },
  ],
  exports: [AddMedia, MediaLibrary, Pictures, PictureLinks],
})
export class MediaModule {}
