import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Avatar, Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material';
import type { MediaRecord } from '@stoa/contracts';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MediaPicker } from '../../media/MediaPicker';
import { colourOf } from '../../media/colour';
import { useMediaRecords } from '../../media/useMedia';
import type { FieldDisplayProps, FieldInputProps, FieldKindViews } from '../field-props';
import { useTranslate } from '../../i18n/useTranslate';
import { useInputProps } from '../useInputProps';

/** Stores a media id; the image is selected from the library or uploaded there. */
function MediaInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { source, label, validate, helperText } = useInputProps(props);
  const { field, fieldState, isRequired } = useInput({ source, validate });
  const [picking, setPicking] = useState(false);
  const id = typeof field.value === 'number' ? field.value : null;
  const chosen = useChosenPicture(source, id);
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <FormLabel sx={{ fontSize: 12.5, mb: 0.75, display: 'block' }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </FormLabel>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Thumbnail
          url={chosen?.thumbnail_url}
          alt={chosen?.alt ?? ''}
          size={72}
          blurhash={chosen?.blurhash}
        />
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <Button size="small" variant="outlined" onClick={() => setPicking(true)}>
            {translate(id === null ? 'stoa.media.choose' : 'stoa.media.replace')}
          </Button>
          {id !== null && (
            <Button size="small" color="inherit" onClick={() => field.onChange(null)}>
              {translate('ra.action.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      {(fieldState.invalid || helperText) && (
        <FormHelperText error={fieldState.invalid}>
          {fieldState.invalid ? <InputHelperText error={fieldState.error?.message} /> : helperText}
        </FormHelperText>
      )}
      <MediaPicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={([picked]) => {
          if (picked) field.onChange(picked.id);
          setPicking(false);
        }}
      />
    </Box>
  );
}

/** An image as records embed it next to its id: `logo` next to `logo_id`. */
type CarriedPicture = Pick<MediaRecord, 'id' | 'thumbnail_url' | 'alt' | 'blurhash'>;

/** The image of an input: the record's own, possibly of another owner's library, or one selected here. */
function useChosenPicture(source: string, id: number | null): CarriedPicture | undefined {
  const { getValues } = useFormContext();
  const carried = getValues(source.replace(/_id$/, '')) as CarriedPicture | null | undefined;
  const isCarried = carried?.id === id;
  const [picture] = useMediaRecords(id === null || isCarried ? [] : [id]);
  return id !== null && isCarried ? carried : picture;
}

interface ThumbnailProps {
  url?: string | null;
  alt: string;
  size: number;
  /** Provides the background colour until the image is loaded. */
  blurhash?: string | null;
}

/** A small square image, or a placeholder. */
export function Thumbnail({ url, alt, size, blurhash }: ThumbnailProps) {
  return (
    <Avatar
      variant="rounded"
      src={url ?? undefined}
      alt={alt}
      sx={{
        width: size,
        height: size,
        bgcolor: colourOf(blurhash),
        color: 'text.disabled',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <AddPhotoAlternateOutlined sx={{ fontSize: size / 2.6 }} />
    </Avatar>
  );
}

/** Records embed the image next to its id: `logo_id` and `logo`. */
function MediaDisplay({ field, record, compact }: FieldDisplayProps) {
  const picture = record[field.name.replace(/_id$/, '')] as
    { thumbnail_url: string; alt: string; blurhash: string | null } | null | undefined;
  if (!picture && !compact) return null;
  return (
    <Thumbnail
      url={picture?.thumbnail_url}
      alt={picture?.alt ?? ''}
      size={compact ? 36 : 120}
      blurhash={picture?.blurhash}
    />
  );
}

export const media: FieldKindViews = { Input: MediaInput, Display: MediaDisplay };
