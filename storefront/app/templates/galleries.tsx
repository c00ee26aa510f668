import type { ReactElement } from 'react';
import { Gallery, type GalleryProps } from '~/features/product/gallery';

/** One picture at a time, the small ones in a row below it. */
export const GalleryOne = (props: GalleryProps): ReactElement => <Gallery {...props} layout="below" />;

/** One tall picture at a time, the small ones in a column beside it. */
export const GalleryTwo = (props: GalleryProps): ReactElement => <Gallery {...props} layout="beside" />;

/** All pictures at once, the first across both columns; on phones one at a time. */
export const GalleryThree = (props: GalleryProps): ReactElement => <Gallery {...props} layout="mosaic" />;
