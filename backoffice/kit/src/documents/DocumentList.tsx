import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Tooltip, Typography } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { useState } from 'react';
import { Confirm, useCanAccess, useDelete, useListContext, useNotify } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';
import { useMoment } from '../settings/format';
import { formatFileSize } from '../media/library/useLibrary';
import { DocumentDecision } from './DocumentDecision';
import type { DocumentRecord } from './document-record';
import { useDocumentFile } from './useDocumentFile';

/** Verification documents of the list context: preview, download and delete. */
export function DocumentList() {
  const translate = useTranslate();
  const { data, isPending } = useListContext<DocumentRecord>();
  const { save, look, picture, close } = useDocumentFile();
  const [shown, setShown] = useState<DocumentRecord | null>(null);
  if (isPending) return null;
  if (!data?.length)
    return (
      <EmptyState
        icon={DescriptionOutlined}
        title={translate('stoa.documents.none')}
        text={translate('stoa.documents.none_hint')}
      />
    );
  const preview = (record: DocumentRecord) => {
    setShown(record);
    look(record);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <DocumentRow key={record.id} document={record} onLook={preview} onSave={save} />
      ))}
      <Dialog open={picture !== null} onClose={close} maxWidth="lg">
        <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{shown?.filename}</DialogTitle>
        <DialogContent>
          <Box
            component="img"
            src={picture ?? undefined}
            alt={shown?.filename ?? ''}
            sx={{ maxWidth: '100%', display: 'block' }}
          />
        </DialogContent>
      </Dialog>
    </Box>
  );
}

interface DocumentProps {
  document: DocumentRecord;
  onLook: (record: DocumentRecord) => void;
  onSave: (record: DocumentRecord) => void;
}

function DocumentRow({ document: record, onLook, onSave }: DocumentProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const Icon = record.mime === 'application/pdf' ? DescriptionOutlined : ImageOutlined;
  const facts = [
    translate(`stoa.documents.kinds.${record.kind}`),
    formatFileSize(record.bytes),
    moment(record.created_at),
  ];
  return (
    <Box component="li" sx={rowSx}>
      <Icon color="action" />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{record.filename}</bdi>
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Typography>
        {record.reason && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            <bdi>{record.reason}</bdi>
          </Typography>
        )}
      </Box>
      <StateChip value={record.status} />
      <DocumentDecision record={record} />
      <Act
        label="stoa.documents.look"
        icon={VisibilityOutlined}
        document={record}
        onClick={() => onLook(record)}
      />
      <Act
        label="stoa.documents.save"
        icon={DownloadOutlined}
        document={record}
        onClick={() => onSave(record)}
      />
      <DeleteDocument document={record} />
    </Box>
  );
}

interface ActProps {
  /** Translation key of the action's label, which includes the file name. */
  label: TextKey;
  icon: SvgIconComponent;
  document: DocumentRecord;
  onClick: () => void;
}

function Act({ label, icon: Icon, document: { filename }, onClick }: ActProps) {
  const translate = useTranslate();
  const title = translate(label, { name: filename });
  return (
    <Tooltip title={title}>
      <IconButton onClick={onClick} aria-label={title}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function DeleteDocument({ document: record }: { document: DocumentRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'vendor_papers', action: 'delete' });
  const [remove, { isPending }] = useDelete();
  if (!canAccess) return null;
  const confirm = () =>
    void remove(
      'papers',
      { id: record.id, previousData: record },
      {
        onSuccess: () => notify('stoa.documents.deleted', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <>
      <Act
        label="stoa.documents.delete"
        icon={DeleteOutlined}
        document={record}
        onClick={() => setOpen(true)}
      />
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={translate('stoa.documents.delete_title', { name: record.filename })}
        content="stoa.documents.delete_text"
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      />
    </>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.25,
  py: 1.25,
  px: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
