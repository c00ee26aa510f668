import type { ProductMediaRecord, ProductRecord, SaveProductMedia } from '@stoa/contracts';
import { useEffect, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { addressOf } from '../layout/addresses';
import { useLeaving } from '../layout/useLeaveWarning';
import { useApi } from '../schema/SchemaContext';
import { mediaOf } from './pictures/picture-edits';
import { PictureEditor } from './pictures/PictureEditor';
import { ProductFrame } from './ProductFrame';
import { SaveFailure, useSaveFailure } from './SaveFailure';
import { StepBar } from './StepBar';
import { useDraftBase, useNewerBase } from './useDraftBase';
import type { ReloadProduct } from './useProduct';

/** Step 3: the pictures, their order and what they show. */
export function ProductPictures() {
  return (
    <ProductFrame step="pictures">
      {(product, reload) => <Editor product={product} reload={reload} />}
    </ProductFrame>
  );
}

interface EditorProps {
  product: ProductRecord;
  reload: ReloadProduct;
}

/** The pictures as they are arranged on screen, and the product that this began from. */
function usePictures({ product, reload }: EditorProps) {
  const { base, setBase, renew } = useDraftBase(product, reload);
  const [pictures, edit] = useState(base.media);
  useEffect(() => edit(base.media), [base.media]);
  const dirty = JSON.stringify(pictures) !== JSON.stringify(base.media);
  useNewerBase(product, dirty, setBase);
  return { base, pictures, edit, dirty, renew };
}

function useSavePictures(product: ProductRecord, onSaved: () => Promise<void>) {
  const api = useApi();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useSaveFailure(product);
  const save = async (pictures: ProductMediaRecord[]): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    const body: SaveProductMedia = { version: product.version, media: mediaOf(pictures) };
    try {
      await api.call(api.own(`productsMedia/${product.id}`), { method: 'PUT', body });
      notify('stoa.product.saved', { type: 'success' });
      await onSaved();
      return true;
    } catch (error) {
      setFailure(error as HttpError);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}

function Editor({ product, reload }: EditorProps) {
  const { base, pictures, edit, dirty, renew } = usePictures({ product, reload });
  const { save, saving, failure } = useSavePictures(base, renew);
  const leave = useLeaving(dirty, addressOf('products', 'view', product.id));
  const finish = async () => {
    if (!dirty || (await save(pictures))) leave();
  };
  return (
    <>
      {failure && <SaveFailure error={failure} onLoad={() => void renew()} />}
      <PictureEditor pictures={pictures} edit={edit} />
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
