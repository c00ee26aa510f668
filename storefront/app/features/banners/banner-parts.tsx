import type { ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { coveringWidth, Picture } from '~/ui/picture';
import type { BannerView } from './banner-view';

/** Props of every banner template. */
export interface BannerProps {
  banner: BannerView;
  /** Whether it holds the page's main image (LCP). */
  main?: boolean;
}

/** The `sizes` of a banner's image that covers an area of so many CSS pixels. */
export function coverSizes({ image, mobile }: BannerView, area: { width: number; height: number }): string {
  const shown = image ?? mobile;
  return `${shown ? coveringWidth(shown, area) : area.width}px`;
}

/** A banner's image, with its own variant on phones if it has one; decorative, as the text says the same. */
export function BannerPicture({
  banner: { image, mobile },
  main,
  sizes,
  className,
}: BannerProps & { sizes: string; className: string }): ReactElement | null {
  const shown = image ?? mobile;
  if (!shown) return null;
  return (
    <Picture
      image={shown}
      {...(mobile && image && { mobile })}
      sizes={sizes}
      {...(main && { main })}
      alt=""
      className={className}
    />
  );
}

/** A banner's title; it carries the link if there is no button. */
export function BannerTitle({ banner, className }: BannerProps & { className: string }): ReactElement {
  const { title, href, action } = banner;
  return (
    <p className={className}>
      {href && !action ? (
        <a href={href} className="banner-link">
          {title}
        </a>
      ) : (
        title
      )}
    </p>
  );
}

/** A banner's button; its link covers the whole banner. */
export function BannerAction({
  banner: { href, action },
  className,
}: BannerProps & { className: string }): ReactElement | null {
  if (!href || !action) return null;
  return (
    <a href={href} className={`btn banner-link ${className}`}>
      {action}
      <Icon name="next" className="size-4" />
    </a>
  );
}
