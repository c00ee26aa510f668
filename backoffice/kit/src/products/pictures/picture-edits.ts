import type { MediaRecord, ProductMediaRecord, SaveProductMedia } from '@stoa/contracts';

/** An update of a product's images. */
export type PictureEdit = (now: ProductMediaRecord[]) => ProductMediaRecord[];

const asPicture = ({ id, url, thumbnail_url, alt }: MediaRecord): ProductMediaRecord => ({
  media_id: id,
  url,
  thumbnail_url,
  alt,
  sort: 0,
});

/** The possible updates of a product's images; their order is that of the list. */
export const pictureEdits = {
  add:
    (media: readonly MediaRecord[]): PictureEdit =>
    (now) => [
      ...now,
      ...media.filter(({ id }) => !now.some(({ media_id }) => media_id === id)).map(asPicture),
    ],
  move:
    (from: number, to: number): PictureEdit =>
    (now) => {
      const moved = now[from];
      return moved ? now.toSpliced(from, 1).toSpliced(to, 0, moved) : now;
    },
  describe:
    (index: number, alt: string): PictureEdit =>
    (now) =>
      now.map((picture, at) => (at === index ? { ...picture, alt } : picture)),
  remove:
    (index: number): PictureEdit =>
    (now) =>
      now.toSpliced(index, 1),
};

/** Images as the API accepts them. */
export function mediaOf(pictures: readonly ProductMediaRecord[]): SaveProductMedia['media'] {
  return pictures.map(({ media_id, alt }) => ({ media_id, ...(alt && { alt }) }));
}
