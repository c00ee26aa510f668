import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { SliderImage } from './slider-image.entity';
import { SliderImageStore } from './slider-image.store';

export const sliderImages = defineResource(SliderImage, {
  path: 'slider_images',
  key: 'slider_images',
  page: 'slider_images',
  idParam: 'slider_image_id',
  label: 'title',
  search: ['title', 'subtitle'],
  sort: ['title', 'sort', 'placement', 'starts_at', 'ends_at', 'created_at'],
  filter: ['placement', 'template', 'link_type', 'status'],
  defaultSort: ['sort', 'ASC'],
  store: () => SliderImageStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['sliderImagesActive'] } },
});
