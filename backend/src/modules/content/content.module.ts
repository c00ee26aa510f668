import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { SettingsModule } from '../settings';
import { sliderImages } from './slider-images';
import { SliderImageStore } from './slider-images/slider-image.store';
import { Slides } from './slider-images/slides';

/** What the shop shows beside its goods. */
@Module({
  imports: [SettingsModule, ResourceModule.of(sliderImages)],
  providers: [SliderImageStore, Slides],
  exports: [Slides],
})
export class ContentModule {}
