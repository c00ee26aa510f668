import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { MediaRecord, ProductMediaRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { MediaPicker } from '../../media/MediaPicker';
import { UploadArea } from '../../media/UploadArea';
import { FormArea } from '../../screens/form/FormArea';
import { PictureCard } from './PictureCard';
import { pictureEdits, type PictureEdit } from './picture-edits';

interface PictureEditorProps {
  pictures: ProductMediaRecord[];
  /** Takes an update function, as uploads arrive one by one and must apply to the current images. */
  edit: (change: PictureEdit) => void;
  /** The server's error message. */
  failure?: string | null;
}

/** The images of a product: upload or select from the library, reorder, edit alt texts. */
export function PictureEditor({ pictures, edit, failure }: PictureEditorProps) {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  const add = (media: MediaRecord[]) => edit(pictureEdits.add(media));
  const library = (
    <Button startIcon={<PhotoLibraryOutlined />} onClick={() => setPicking(true)}>
      {translate('product.from_library')}
    </Button>
  );
  return (
    <>
      <FormArea title={translate('product.steps.pictures')} action={library}>
        {failure && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {failure}
          </Alert>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate(pictures.length > 0 ? 'product.pictures_hint' : 'product.no_pictures')}
        </Typography>
        <PictureGrid pictures={pictures} edit={edit} />
        <UploadArea onUploaded={(media) => add([media])} />
      </FormArea>
      <MediaPicker
        open={picking}
        multiple
        onClose={() => setPicking(false)}
        onPick={(media) => {
          add(media);
          setPicking(false);
        }}
      />
    </>
  );
}

function PictureGrid({ pictures, edit }: Pick<PictureEditorProps, 'pictures' | 'edit'>) {
  return (
    <Box component="ul" sx={gridSx}>
      {pictures.map((picture, index) => (
        <PictureCard
          key={picture.media_id}
          picture={picture}
          index={index}
          count={pictures.length}
          onMove={(from, to) => edit(pictureEdits.move(from, to))}
          onAlt={(alt) => edit(pictureEdits.describe(index, alt))}
          onRemove={() => edit(pictureEdits.remove(index))}
        />
      ))}
    </Box>
  );
}

const gridSx = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  '&:empty': { display: 'none' },
};
