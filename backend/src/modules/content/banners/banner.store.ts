import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { suspensionAt } from '../../../kernel/suspension';
import { msg, term } from '../../../kernel/translation';
import { MediaLibrary } from '../../media';
import { isBackground } from './background';
import type { Banner, LinkType } from './banner.entity';
import { LINK_TARGETS } from './links';

const LINK = ['link_type', 'link_value'] as const;
const PICTURES = ['image_id', 'mobile_image_id'] as const;

/** Stores banners; validates CSS, links and dates, and that a vendor's pictures are from its own library. */
abstract class BannerStore<T extends Banner> extends ResourceStore<T> {
  constructor(
    tools: StoreTools,
    private readonly library: MediaLibrary,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.check(input, {}, bounds);
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.check(input, (await this.find(id, bounds)) as T & Values, bounds);
    await super.update(id, input, bounds, actor);
  }

  protected override besideStatus(before: T, status: unknown, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }

  private async check(input: Values, before: Values, { vendor_id }: Bounds): Promise<void> {
    const merged = { ...before, ...input };
    checkFacts(merged);
    // A banner whose target was deleted since can still be changed otherwise: it is shown without the link.
    if (LINK.some((name) => merged[name] !== before[name]))
      await this.checkTarget(merged.link_type as LinkType | undefined, String(merged.link_value ?? ''));
    if (typeof vendor_id !== 'number') return;
    const chosen = PICTURES.filter((name) => name in input && input[name] !== before[name]);
    const pictures = chosen.map((name) => [name, input[name] as number | null]);
    await this.library.refuseForeign(Object.fromEntries(pictures) as Record<string, number>, vendor_id);
  }

  private async checkTarget(type: LinkType | undefined, value: string): Promise<void> {
    if (!type || type === 'none' || type === 'url') return;
    const [resource] = LINK_TARGETS[type];
    if (!(await this.tools.slugs.find(resource, value)))
      throw Failure.field('link_value', msg`is not the address of a ${term(type)} of this shop`);
  }
}

function checkFacts({ background, link_type, link_value, starts_at, ends_at }: Values): void {
  if (typeof background === 'string' && background && !isBackground(background))
    throw Failure.field('background', 'must be a CSS color or gradient');
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

/** Store of one kind of banner. */
export function bannerStore<T extends Banner>(): Type<ResourceStore<T>> {
  @Injectable()
  class StoreOfKind extends BannerStore<T> {
    constructor(tools: StoreTools, library: MediaLibrary) {
      super(tools, library);
    }
  }
  return StoreOfKind;
}
