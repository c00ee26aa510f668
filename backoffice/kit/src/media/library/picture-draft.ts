import type { Translations } from '@stoa/contracts';

/** The editable fields of an image. */
export interface PictureDraft {
  alt: string;
  folder: string;
  translations: Translations;
  focal_x: number;
  focal_y: number;
}
