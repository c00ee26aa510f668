import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';

interface MoveButtonProps {
  label: string;
  /** Whether the item can't be moved any further. */
  isAtEnd: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Moves an item of a list by one place; at the list's end it keeps the focus, which a disabled button would lose. */
export function MoveButton({ label, isAtEnd, onMove, children }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isAtEnd}
      disableRipple={isAtEnd}
      onClick={isAtEnd ? undefined : onMove}
      sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}
