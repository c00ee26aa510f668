import type { ProductMediaRecord, ProductRecord, SaveProductMedia } from '@stoa/contracts';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { addressOf } from '../layout/addresses';
import { useLeaving } from '../layout/useLeaveWarning';
import { useApi } from '../schema/SchemaContext';
import { SavedFields } from '../screens/form/SavedFields';
import { mediaOf } from './pictures/picture-edits';
import { PictureEditor } from './pictures/PictureEditor';
import { ProductFrame } from './ProductFrame';
import { SaveFailure, useSaveFailure } from './SaveFailure';
import { StepBar } from './StepBar';
import { type EditorProps, useProductDraft } from './useProductDraft';

/** Step 3: the images, their order and alt texts. */
export function ProductPictures() {
  return (
    <ProductFrame step="pictures">
      {(product, reload) => <Editor product={product} reload={reload} />}
    </ProductFrame>
  );
}

const picturesOf = ({ media }: ProductRecord) => media;

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
      notify('product.saved', { type: 'success' });
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
  const { base, draft: pictures, edit, isDirty, renew } = useProductDraft({ product, reload }, picturesOf);
  const { save, saving, failure } = useSavePictures(base, renew);
  const leave = useLeaving(isDirty, addressOf('products', 'view', product.id));
  const finish = async () => {
    if (!isDirty || (await save(pictures))) leave();
  };
  return (
    <>
      {failure && <SaveFailure error={failure} onLoad={() => void renew()} />}
      <SavedFields saving={saving}>
        <PictureEditor pictures={pictures} edit={edit} />
      </SavedFields>
      <StepBar
        dirty={isDirty}
        saving={saving}
        last
        onSave={() => void save(pictures)}
        onSaveAndGo={() => void finish()}
      />
    </>
  );
}
