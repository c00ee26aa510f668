import { Injectable } from '@nestjs/common';
import type { Qualities } from '../../kernel/storage';
import { PictureQuality } from '../../kernel/storage';
import { Settings } from '../settings';

/** Image compression quality from the operators' settings. */
@Injectable()
export class ShopQuality extends PictureQuality {
  constructor(private readonly settings: Settings) {
    super();
  }

  async current(): Promise<Qualities> {
    const { avif_quality, webp_quality, jpeg_quality } = await this.settings.get('media');
    return { avif: avif_quality, webp: webp_quality, jpg: jpeg_quality };
  }
}
