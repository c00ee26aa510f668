import { MoveButton, useLabels, useTranslate } from '@stoa/console-kit';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Checkbox } from '@mui/material';
import { HOME_SECTIONS, type HomeSection } from '@stoa/contracts';
import { useController } from 'react-hook-form';

/** The visible sections of the home page and their order. */
export function SectionOrder() {
  const translate = useTranslate();
  const labels = useLabels();
  const { field } = useController({ name: 'home_sections' });
  const shown = field.value as HomeSection[];
  const hidden = HOME_SECTIONS.filter((section) => !shown.includes(section));
  const move = (from: number, to: number) => {
    const next = shown.filter((_, index) => index !== from);
    next.splice(to, 0, ...shown.slice(from, from + 1));
    field.onChange(next);
  };
  const toggle = (section: HomeSection) =>
    field.onChange(shown.includes(section) ? shown.filter((one) => one !== section) : [...shown, section]);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...shown, ...hidden].map((section, index) => {
        const name = labels.choice(section);
        const isShown = index < shown.length;
        return (
          <Box key={section} component="li" sx={rowSx}>
            <label style={{ flexGrow: 1 }}>
              <Checkbox size="small" checked={isShown} onChange={() => toggle(section)} />
              {name}
            </label>
            <MoveButton
              label={translate('stoa.theme.earlier', { name })}
              isAtEnd={!isShown || index === 0}
              onMove={() => move(index, index - 1)}
            >
              <ArrowUpward fontSize="small" />
            </MoveButton>
            <MoveButton
              label={translate('stoa.theme.later', { name })}
              isAtEnd={!isShown || index === shown.length - 1}
              onMove={() => move(index, index + 1)}
            >
              <ArrowDownward fontSize="small" />
            </MoveButton>
          </Box>
        );
      })}
    </Box>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
