import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { MediaDetail as Picture } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, HttpError, useNotify, usePermissions } from 'react-admin';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { HistoryList } from '../../history/HistoryList';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHeader } from '../../layout/PageHeader';
import { useApi } from '../../schema/SchemaContext';
import { EmptyState } from '../../screens/list/EmptyList';
import { LoadFailure } from '../../screens/LoadFailure';
import { DraftConflict } from '../../screens/saving/DraftConflict';
import { useRecordDraft } from '../../screens/saving/useRecordDraft';
import { useMediaRefresh } from '../useMedia';
import { AltTexts } from './AltTexts';
import { FocalPoint } from './FocalPoint';
import { PictureFacts } from './PictureFacts';
import type { PictureDraft } from './picture-draft';
import { usePicture } from './useLibrary';

/** One image: focal point, alt texts, usages and generated sizes. */
export function MediaDetail() {
  const [query] = useSearchParams();
  const translate = useTranslate();
  const id = Number(query.get('id'));
  const { data, error, refetch } = usePicture(id);
  if (!Number.isInteger(id) || id <= 0) return <Navigate to="/media" replace />;
  if (error instanceof HttpError && error.status === 404)
    return <EmptyState title={translate('sign-in.error.not_found')} text={error.message} />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return <Editor key={data.id} picture={data} />;
}

function draftOf({ alt, folder, translations, focal_x, focal_y }: Picture): PictureDraft {
  return { alt, folder, translations, focal_x, focal_y };
}

/** The draft as values of the record, which has null for an empty text. */
const valuesOf = ({ alt, folder, ...draft }: PictureDraft) => ({
  ...draft,
  alt: alt || null,
  folder: folder || null,
});

function usePictureDraft(picture: Picture) {
  const refresh = useMediaRefresh();
  const { edit, ...editing } = useRecordDraft(picture, draftOf, {
    saved: 'library.saved',
    onSaved: () => void refresh(),
  });
  return { ...editing, setDraft: (changed: PictureDraft) => edit(() => changed) };
}

function useRemoval(picture: Picture) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useMediaRefresh();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (): Promise<boolean> => {
    setRemoving(true);
    try {
      await api.call(api.own(`deleteMedia/${picture.id}`));
      await refresh();
      notify('library.picture_deleted', { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', {
        type: 'error',
        autoHideDuration: 8000,
      });
      return false;
    } finally {
      setRemoving(false);
    }
  };
  return { isRemoving, remove };
}

function Editor({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { permissions = [] } = usePermissions<string[]>();
  const mayChange = permissions.includes('*') || permissions.includes('media.update');
  const { draft, setDraft, isDirty, saving, restart } = usePictureDraft(picture);
  const { isRemoving, remove } = useRemoval(picture);
  const busy = saving.isSaving || isRemoving;
  return (
    <>
      <PageHeader title={picture.filename} parent={{ label: labels.resource('media'), to: '/media' }}>
        <DeleteButton picture={picture} busy={busy} onDelete={remove} />
        {mayChange && (
          <Button
            variant="contained"
            disabled={!isDirty}
            loading={busy}
            onClick={() => void saving.save(valuesOf(draft))}
          >
            {translate('ra.action.save')}
          </Button>
        )}
      </PageHeader>
      <Box sx={columnsSx}>
        <Card sx={{ p: 2 }}>
          <FocalPoint
            picture={picture}
            x={draft.focal_x}
            y={draft.focal_y}
            disabled={!mayChange}
            onMove={(focal_x, focal_y) => setDraft({ ...draft, focal_x, focal_y })}
          />
        </Card>
        <Stack sx={{ gap: 2 }}>
          <Card sx={{ p: 2 }}>
            <AltTexts draft={draft} onChange={setDraft} disabled={!mayChange} base={BASE_LANGUAGE} />
          </Card>
          <PictureFacts picture={picture} />
        </Stack>
      </Box>
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate('stoa.history.tab')}
      </Typography>
      <HistoryList resource="media" id={String(picture.id)} />
      <DraftConflict saving={saving} draftOn={() => ({ ...draft })} onTake={restart} />
    </>
  );
}

function DeleteButton({
  picture,
  busy,
  onDelete,
}: {
  picture: Picture;
  busy: boolean;
  onDelete: () => Promise<boolean>;
}) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions = [] } = usePermissions<string[]>();
  const [isConfirming, setConfirming] = useState(false);
  if (!permissions.includes('*') && !permissions.includes('media.delete')) return null;
  const isUsed = picture.used_by.length > 0;
  const confirmed = async () => {
    setConfirming(false);
    if (await onDelete()) navigate('/media');
  };
  return (
    <>
      <Button color="error" variant="outlined" disabled={busy || isUsed} onClick={() => setConfirming(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={translate('library.delete_title', { smart_count: 1 })}
        content={translate('library.delete_text')}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 1.4fr) minmax(300px, 1fr)' },
};
