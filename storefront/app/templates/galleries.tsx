import type { ReactElement } from 'react';
import { Gallery, type GalleryProps } from '~/features/product/gallery';

/** One image at a time, thumbnails in a row below. */
export const GalleryOne = (props: GalleryProps): ReactElement => <Gallery {...props} layout="below" />;

/** One tall image at a time, thumbnails in a column next to it. */
export const GalleryTwo = (props: GalleryProps): ReactElement => <Gallery {...props} layout="beside" />;

/** All images at once, the first across both columns; on phones one at a time. */
export const GalleryThree = (props: GalleryProps): ReactElement => <Gallery {...props} layout="mosaic" />;
