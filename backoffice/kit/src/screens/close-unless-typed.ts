import type { DialogProps } from '@mui/material';

/**
 * The `onClose` of a dialog with inputs: a click beside it, often made by mistake, does not close it once something is
 * typed, which would be lost. Escape and the buttons do.
 */
export function closeUnlessTyped(onClose: () => void, isTyped = true): DialogProps['onClose'] {
  return (_event, reason) => {
    if (reason === 'escapeKeyDown' || !isTyped) onClose();
  };
}
