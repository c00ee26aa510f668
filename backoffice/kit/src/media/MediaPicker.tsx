import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Pagination,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { MediaRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { UploadArea } from './UploadArea';
import { useMediaLibrary } from './useMedia';

const PER_PAGE = 24;

interface MediaPickerProps {
  open: boolean;
  /** Lets several images be selected. */
  multiple?: boolean;
  onPick: (media: MediaRecord[]) => void;
  onClose: () => void;
}

/** The media library as a dialog: search, upload, select. */
export function MediaPicker({ open, multiple = false, onPick, onClose }: MediaPickerProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<MediaRecord[]>([]);
  const toggle = (media: MediaRecord) => {
    const without = chosen.filter(({ id }) => id !== media.id);
    if (without.length < chosen.length) setChosen(without);
    else setChosen(multiple ? [...chosen, media] : [media]);
  };
  const finish = (media: MediaRecord[]) => {
    setChosen([]);
    onPick(media);
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {translate('stoa.media.library')}
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <UploadArea
          onUploaded={(media) => setChosen((before) => (multiple ? [...before, media] : [media]))}
        />
        <Library chosen={chosen} onToggle={toggle} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => finish(chosen)}>
          {chosen.length === 0
            ? translate('stoa.media.take_any')
            : translate('stoa.media.take', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Library({ chosen, onToggle }: { chosen: MediaRecord[]; onToggle: (media: MediaRecord) => void }) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, isPending } = useMediaLibrary(search, page, PER_PAGE);
  return (
    <Stack sx={{ gap: 1.5, mt: 2 }}>
      <TextField
        label={translate('ra.action.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {!isPending && data?.rows.length === 0 && (
        <Typography color="text.secondary">{translate('stoa.media.none')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
        {data?.rows.map((media) => (
          <Tile
            key={media.id}
            media={media}
            chosen={chosen.some(({ id }) => id === media.id)}
            onClick={() => onToggle(media)}
          />
        ))}
      </Box>
      {data && data.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(data.total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Stack>
  );
}

function Tile({ media, chosen, onClick }: { media: MediaRecord; chosen: boolean; onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={chosen}
      aria-label={media.alt || media.filename}
      sx={{
        ...tileSx,
        outline: chosen ? '3px solid' : '1px solid',
        outlineColor: chosen ? 'primary.main' : 'divider',
      }}
    >
      <img
        src={media.thumbnail_url}
        alt=""
        loading="lazy"
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {chosen && <CheckCircle color="primary" sx={{ position: 'absolute', top: 6, insetInlineEnd: 6 }} />}
    </ButtonBase>
  );
}

const tileSx = {
  aspectRatio: '1',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  outlineOffset: -1,
};
