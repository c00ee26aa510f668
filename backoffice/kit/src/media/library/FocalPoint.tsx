import { Box, Typography } from '@mui/material';
import type { MediaRecord } from '@stoa/contracts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';

interface FocalPointProps {
  picture: MediaRecord;
  x: number;
  y: number;
  onMove: (x: number, y: number) => void;
  disabled?: boolean;
}

const STEP = 2;
const KEYS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (part: number): number => Math.round(Math.min(100, Math.max(0, part)));

/** The image with its focal point, which stays visible when cropped; set by click or arrow keys. */
export function FocalPoint({ picture, x, y, onMove, disabled = false }: FocalPointProps) {
  const translate = useTranslate();
  const click = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onMove(
      within(((event.clientX - frame.left) / frame.width) * 100),
      within(((event.clientY - frame.top) / frame.height) * 100),
    );
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    onMove(within(x + step[0]), within(y + step[1]));
  };
  return (
    <Box dir="ltr">
      <Box onPointerDown={click} sx={{ ...frameSx, cursor: disabled ? 'default' : 'crosshair' }}>
        <Box component="img" src={picture.url} alt={picture.alt} sx={{ display: 'block', width: '100%' }} />
        <Box
          role="slider"
          tabIndex={disabled ? -1 : 0}
          aria-label={translate('library.focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={translate('library.focus_at', { x, y })}
          aria-disabled={disabled}
          onKeyDown={press}
          sx={{ ...markSx, left: `${x}%`, top: `${y}%` }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" dir="auto" sx={{ mt: 1 }}>
        {translate('library.focus_hint')}
      </Typography>
      <Crops url={picture.url} x={x} y={y} />
    </Box>
  );
}

const RATIOS = ['1 / 1', '4 / 5', '16 / 9', '3 / 1'];

/** Preview of the image in the usual aspect ratios. */
function Crops({ url, x, y }: { url: string; x: number; y: number }) {
  const crop = { height: 84, objectFit: 'cover', borderRadius: 1.5, border: 1, borderColor: 'divider' };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, flexWrap: 'wrap' }}>
      {RATIOS.map((aspectRatio) => (
        <Box
          key={aspectRatio}
          component="img"
          src={url}
          alt=""
          sx={{ ...crop, aspectRatio, objectPosition: `${x}% ${y}%` }}
        />
      ))}
    </Box>
  );
}

const frameSx = {
  position: 'relative',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  touchAction: 'none',
};
const markSx = {
  position: 'absolute',
  width: 30,
  height: 30,
  marginLeft: '-15px',
  marginTop: '-15px',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px rgba(0,0,0,.65), inset 0 0 0 2px rgba(0,0,0,.35)',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 3 },
};
