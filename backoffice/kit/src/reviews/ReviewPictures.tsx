import { Box } from '@mui/material';
import type { Picture } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { colourOf } from '../media/colour';

/** A customer's images; each opens in full size. */
export function ReviewPictures({ pictures, size }: { pictures: readonly Picture[]; size: number }) {
  const translate = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <Box component="ul" sx={listSx}>
      {pictures.map(({ id, src, alt, blurhash }, place) => (
        <li key={id}>
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            aria-label={alt || translate('stoa.review.picture', { place: place + 1 })}
          >
            <Box
              component="img"
              src={src}
              alt=""
              loading="lazy"
              sx={{ ...pictureSx, width: size, height: size, bgcolor: colourOf(blurhash) }}
            />
          </a>
        </li>
      ))}
    </Box>
  );
}

const listSx = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, mx: 0, my: 1 };
const pictureSx = {
  objectFit: 'cover',
  display: 'block',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
};
