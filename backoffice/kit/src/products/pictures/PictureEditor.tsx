import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { MediaRecord, ProductMediaRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MediaPicker } from '../../media/MediaPicker';
import { UploadArea } from '../../media/UploadArea';
import { FormArea } from '../../screens/form/FormArea';
import { PictureCard } from './PictureCard';
import { pictureEdits, type PictureEdit } from './picture-edits';

interface PictureEditorProps {
  pictures: ProductMediaRecord[];
  /** Takes what becomes of the pictures as they are at that moment: uploads arrive one by one. */
  edit: (change: PictureEdit) => void;
  /** Why the server refused them. */
  failure?: string | null;
}

/** The pictures of a product: uploaded or taken from the library, put in order, described. */
export function PictureEditor({ pictures, edit, failure }: PictureEditorProps) {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  const add = (media: MediaRecord[]) => edit(pictureEdits.add(media));
  const library = (
    <Button startIcon={<PhotoLibraryOutlined />} onClick={() => setPicking(true)}>
      {translate('stoa.product.from_library')}
    </Button>
  );
  return (
    <>
      <FormArea title={translate('stoa.product.steps.pictures')} action={library}>
        {failure && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {failure}
          </Alert>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate(pictures.length > 0 ? 'stoa.product.pictures_hint' : 'stoa.product.no_pictures')}
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
