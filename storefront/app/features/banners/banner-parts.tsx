import type { ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { BannerView } from './banner-view';

/** What every banner slot is given. */
export interface BannerProps {
  banner: BannerView;
  /** Whether it has the page's main picture. */
  main?: boolean;
}

/** A banner's picture, another one on phones where it has one; the words beside it say what it shows. */
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

/** Its title, which leads on by itself where no button does. */
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

/** The button; a press anywhere on the banner counts. */
export function BannerAction({
  banner: { href, action },
  className,
}: BannerProps & { className: string }): ReactElement | null {
  if (!href || !action) return null;
  return (
    <a href={href} className={`btn banner-link ${className}`}>
      {action}
      <Icon name="next" className="mirror size-4" />
    </a>
  );
}
