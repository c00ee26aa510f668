import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';

/** An entry of a menu with its action. */
export interface MenuOption {
  key: string;
  label: ReactNode;
  onSelect: () => void;
}

interface MenuButtonProps extends Pick<
  ButtonProps,
  'disabled' | 'endIcon' | 'loading' | 'size' | 'startIcon'
> {
  label: string;
  options: readonly MenuOption[];
  /** Without a border, next to other text buttons. */
  plain?: boolean;
}

/** A button that opens a menu; selecting closes it first, so that a dialog it opens keeps the focus. */
export function MenuButton({
  label,
  options,
  plain = false,
  endIcon = <ExpandMore />,
  ...rest
}: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = ({ onSelect }: MenuOption) => {
    setAnchor(null);
    onSelect();
  };
  return (
    <>
      <Button
        {...rest}
        {...(plain ? {} : FRAMED)}
        endIcon={endIcon}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem key={option.key} onClick={() => choose(option)}>
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const FRAMED = { variant: 'outlined', color: 'inherit', sx: { borderColor: 'divider' } } as const;
