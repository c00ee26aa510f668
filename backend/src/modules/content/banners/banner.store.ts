import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { isBackground } from './background';
import type { SliderImage } from './slider-image.entity';
import { sliderImages } from './slider-images.resource';

/** Keeps slides; what ends up in a page's style or links is checked here. */
@Injectable()
export class SliderImageStore extends ResourceStore<SliderImage> {
  constructor(tools: StoreTools) {
    super(tools, () => sliderImages);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    check(input);
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    check({ ...(await this.find(id, bounds)), ...input });
    await super.update(id, input, bounds, actor);
  }
}

function check({ background, link_type, link_value, starts_at, ends_at }: Values): void {
  if (typeof background === 'string' && background && !isBackground(background))
    throw Failure.field('background', 'must be a colour or a gradient of CSS');
  if (link_type && link_type !== 'none' && !link_value)
    throw Failure.field('link_value', 'must not be empty');
  if (link_type === 'url' && !/^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/.test(String(link_value)))
    throw Failure.field(
      'link_value',
      'must be an address of this shop such as /Shop, or begin with https://',
    );
  if (starts_at && ends_at && new Date(String(starts_at)) >= new Date(String(ends_at)))
    throw Failure.field('ends_at', 'must be later than the start');
}
