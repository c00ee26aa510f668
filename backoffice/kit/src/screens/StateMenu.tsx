import ExpandMore from '@mui/icons-material/ExpandMore';
import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { MoveDialog, type MoveQuestion } from './MoveDialog';

interface StateMenuProps extends MoveQuestion {
  state: string;
  /** The allowed target states. */
  allowed: readonly string[];
  /** The shop's own label of the state. */
  label?: string | null;
  /** Whether the user may change the state at all. */
  permitted: boolean;
}

/** A state as a coloured chip; with permission it opens a menu of the allowed state changes. */
export function StateMenu({ state, allowed, label, permitted, ...question }: StateMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const chip = <StateChip value={state} label={label ?? undefined} />;
  if (!permitted || allowed.length === 0) return chip;
  const choose = (next: string) => {
    setAnchor(null);
    setTarget(next);
  };
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={translate('stoa.move.of', { name: question.name })}
        sx={{
          borderRadius: 4,
          gap: 0.25,
          color: 'text.secondary',
          '&:focus-visible': { outline: '2px solid' },
        }}
      >
        {chip}
        <ExpandMore fontSize="small" />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {allowed.map((next) => (
          <MenuItem key={next} onClick={() => choose(next)}>
            <StateChip value={next} />
          </MenuItem>
        ))}
      </Menu>
      {target && <MoveDialog {...question} to={target} onClose={() => setTarget(null)} />}
    </>
  );
}
