import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { MediaRecord, ProductMediaRecord, ProductRecord, SaveProductMedia } from '@stoa/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addressOf } from '../layout/addresses';
import { useLeaving } from '../layout/useLeaveWarning';
import { MediaPicker } from '../media/MediaPicker';
import { UploadArea } from '../media/UploadArea';
import { useApi } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { PictureCard } from './pictures/PictureCard';
import { ProductFrame } from './ProductFrame';
import { StepBar } from './StepBar';

/** Step 3: the pictures, their order and what they show. */
export function ProductPictures() {
  return (
    <ProductFrame step="pictures">
      {(product, reload) => <Editor product={product} reload={reload} />}
    </ProductFrame>
  );
}

const asPicture = (media: MediaRecord, sort: number): ProductMediaRecord => ({
  media_id: media.id,
  url: media.url,
  thumbnail_url: media.thumbnail_url,
  alt: media.alt,
  sort,
});

/** The pictures as they are arranged on screen. */
function usePictures(product: ProductRecord) {
  const [pictures, setPictures] = useState(product.media);
  useEffect(() => setPictures(product.media), [product.media]);
  const edits = useMemo(
    () => ({
      add: (media: MediaRecord[]) =>
        setPictures((now) => [
          ...now,
          ...media
            .filter(({ id }) => !now.some(({ media_id }) => media_id === id))
            .map((one) => asPicture(one, 0)),
        ]),
      move: (from: number, to: number) =>
        setPictures((now) => {
          const moved = now[from];
          return moved ? now.toSpliced(from, 1).toSpliced(to, 0, moved) : now;
        }),
      alt: (index: number, alt: string) =>
        setPictures((now) => now.map((picture, at) => (at === index ? { ...picture, alt } : picture))),
      remove: (index: number) => setPictures((now) => now.toSpliced(index, 1)),
    }),
    [],
  );
  return { pictures, edits, dirty: JSON.stringify(pictures) !== JSON.stringify(product.media) };
}

function useSavePictures(product: ProductRecord, reload: () => Promise<void>) {
  const api = useApi();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (pictures: ProductMediaRecord[]): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    const media = pictures.map(({ media_id, alt }) => ({ media_id, ...(alt && { alt }) }));
    const body: SaveProductMedia = { version: product.version, media };
    try {
      await api.call(api.own(`productsMedia/${product.id}`), { method: 'PUT', body });
      notify('stoa.product.saved', { type: 'success' });
      await reload();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'stoa.error.server';
      setFailure(translate(message, { _: message }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}

function Editor({ product, reload }: { product: ProductRecord; reload: () => Promise<void> }) {
  const translate = useTranslate();
  const { pictures, edits, dirty } = usePictures(product);
  const { save, saving, failure } = useSavePictures(product, reload);
  const [picking, setPicking] = useState(false);
  const leave = useLeaving(dirty, addressOf('products', 'view', product.id));
  const finish = async () => {
    if (!dirty || (await save(pictures))) leave();
  };
  const library = (
    <Button startIcon={<PhotoLibraryOutlined />} onClick={() => setPicking(true)}>
      {translate('stoa.product.from_library')}
    </Button>
  );
  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      <FormArea title={translate('stoa.product.steps.pictures')} action={library}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate(pictures.length > 0 ? 'stoa.product.pictures_hint' : 'stoa.product.no_pictures')}
        </Typography>
        <PictureGrid pictures={pictures} edits={edits} />
        <UploadArea onUploaded={(media) => edits.add([media])} />
      </FormArea>
      <MediaPicker
        open={picking}
        multiple
        onClose={() => setPicking(false)}
        onPick={(media) => {
          edits.add(media);
          setPicking(false);
        }}
      />
      <StepBar
        dirty={dirty}
        saving={saving}
        last
        onSave={() => void save(pictures)}
        onSaveAndGo={() => void finish()}
      />
    </>
  );
}

interface PictureGridProps {
  pictures: ProductMediaRecord[];
  edits: ReturnType<typeof usePictures>['edits'];
}

function PictureGrid({ pictures, edits }: PictureGridProps) {
  return (
    <Box component="ul" sx={gridSx}>
      {pictures.map((picture, index) => (
        <PictureCard
          key={picture.media_id}
          picture={picture}
          index={index}
          count={pictures.length}
          onMove={edits.move}
          onAlt={(alt) => edits.alt(index, alt)}
          onRemove={() => edits.remove(index)}
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
};
