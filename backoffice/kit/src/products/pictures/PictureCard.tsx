import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Card, Chip, IconButton, TextField } from '@mui/material';
import type { ProductMediaRecord } from '@stoa/contracts';
import type { DragEvent } from 'react';
import { MoveButton } from '../../fields/MoveButton';
import { useTranslate } from '../../i18n/useTranslate';

interface PictureCardProps {
  picture: ProductMediaRecord;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One image: reorder by dragging or arrow buttons, edit its alt text, or remove it. */
export function PictureCard({ picture, index, count, onMove, onAlt, onRemove }: PictureCardProps) {
  const translate = useTranslate();
  return (
    <Card
      component="li"
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        const from = Number(event.dataTransfer.getData('text/plain'));
        if (Number.isInteger(from)) onMove(from, index);
      }}
      sx={{ position: 'relative' }}
    >
      {index === 0 && (
        <Chip
          size="small"
          color="primary"
          label={translate('product.main_picture')}
          sx={{ position: 'absolute', m: 1 }}
        />
      )}
      <Box component="img" src={picture.thumbnail_url} alt={picture.alt} draggable={false} sx={pictureSx} />
      <Box sx={{ p: 1.25 }}>
        <TextField
          label={translate('product.alt')}
          value={picture.alt}
          onChange={(event) => onAlt(event.target.value)}
          helperText={picture.alt ? ' ' : translate('product.alt_missing')}
        />
        <Buttons index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </Box>
    </Card>
  );
}

type ButtonsProps = Pick<PictureCardProps, 'index' | 'count' | 'onMove' | 'onRemove'>;

function Buttons({ index, count, onMove, onRemove }: ButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}>
      <MoveButton
        label={translate('product.earlier')}
        isAtEnd={index === 0}
        onMove={() => onMove(index, index - 1)}
      >
        <ArrowBack fontSize="small" />
      </MoveButton>
      <MoveButton
        label={translate('product.later')}
        isAtEnd={index === count - 1}
        onMove={() => onMove(index, index + 1)}
      >
        <ArrowForward fontSize="small" />
      </MoveButton>
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate('product.remove_picture')}
        sx={{ marginInlineStart: 'auto' }}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}

const pictureSx = {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  display: 'block',
  bgcolor: 'action.hover',
  cursor: 'grab',
};
