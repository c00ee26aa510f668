import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse } from '@mui/material';
import { useEffect, useId } from 'react';
import { Menu, useSidebarState, useStore } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import type { MenuGroup } from './menu';

interface MenuSectionProps {
  group: MenuGroup;
  /** True while the current page is in the group. */
  isCurrent: boolean;
  isOpenAtFirst: boolean;
}

/** A collapsible menu group. Its state is stored; opening a page expands the page's group. */
export function MenuSection({ group: { name, items }, isCurrent, isOpenAtFirst }: MenuSectionProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const id = useId();
  const [wide] = useSidebarState();
  const [isOpen, setOpen] = useStore<boolean>(`menu.${name}`, isOpenAtFirst);
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent, setOpen]);
  return (
    <Box role="group" aria-labelledby={id}>
      <ButtonBase
        id={id}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={`${id}-items`}
        sx={headingSx(wide)}
      >
        {wide && translate(`stoa.menu.${name}`)}
        <ExpandMore sx={arrowSx(isOpen, wide)} />
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit id={`${id}-items`} timeout="auto">
        {items.map(({ page, icon: Icon }) => (
          <Menu.Item
            key={page}
            role="link"
            to={`/${page}`}
            primaryText={labels.resource(page)}
            leftIcon={<Icon />}
          />
        ))}
      </Collapse>
    </Box>
  );
}

const arrowSx = (isOpen: boolean, wide: boolean) => ({
  fontSize: 18,
  m: wide ? undefined : 'auto',
  transform: isOpen ? 'none' : 'rotate(-90deg)',
  '[dir=rtl] &': { transform: isOpen ? 'none' : 'rotate(90deg)' },
});

const headingSx = (wide: boolean) => ({
  display: 'flex',
  justifyContent: 'space-between',
  width: 'calc(100% - 20px)',
  mx: 1.25,
  mt: 1,
  px: wide ? 1.25 : 0,
  py: 0.75,
  borderRadius: 1,
  fontSize: 12,
  fontWeight: 650,
  letterSpacing: '0.02em',
  color: 'text.secondary',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
});
