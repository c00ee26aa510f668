import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { ImageView } from '~/ui/picture';

interface ZoomLinkProps {
  pictures: readonly ImageView[];
  /** Which of the pictures it opens; the others follow in the zoom view. */
  index: number;
  /** Of what the pictures are. */
  name: string;
  /** For links without a text and an image that has one. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** A link to a picture that opens it in the zoom view, whose code is loaded on first use; a plain link if that fails. */
export function ZoomLink({ pictures, index, name, label, className, children }: ZoomLinkProps): ReactElement {
  const texts = useZoomTexts(pictures.length);
  const { frame } = useApp();
  const href = pictures[index]?.src;
  const open = async (): Promise<void> => {
    try {
      const { openZoom } = await import('./zoom');
      openZoom({ pictures, index, name, isRightToLeft: frame.direction === 'rtl', texts });
    } catch {
      location.assign(href ?? location.href);
    }
  };
  const onClick = (event: MouseEvent): void => {
    // With a modifier key the image opens in a new tab, like any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <a href={href} data-document="" aria-label={label} onClick={onClick} className={className}>
      {children}
    </a>
  );
}

function useZoomTexts(count: number) {
  const { t, formats } = useApp();
  return {
    close: t('frame.close'),
    zoom: t('product.zoom.toggle'),
    previous: t('product.zoom.previous'),
    next: t('product.zoom.next'),
    failed: t('product.zoom.failed'),
    position: (number: number) =>
      t('product.zoom.position', { number: formats.number(number), total: formats.number(count) }),
  };
}
