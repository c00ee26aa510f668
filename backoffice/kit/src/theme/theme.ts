import { createTheme, type PaletteMode, type Theme, type ThemeOptions } from '@mui/material';
import type { Localization } from '@mui/material/locale';
import { paletteOf } from './palette';
import { componentsOf } from './components';

const FONTS =
  '"Inter Variable", "Noto Sans Arabic Variable", "Noto Sans Devanagari Variable", "Noto Sans Bengali Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

/**
 * The consoles' theme: compact, one brand colour; `direction` mirrors it for Arabic.
 * @param texts Material UI's own texts in the user's language
 */
export function consoleTheme(mode: PaletteMode, direction: 'ltr' | 'rtl', texts: Localization = {}): Theme {
  const options = {
    direction,
    palette: paletteOf(mode),
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONTS,
      fontSize: 13.5,
      button: { textTransform: 'none' },
      h1: { fontSize: 24, fontWeight: 680, letterSpacing: '-0.015em', lineHeight: 1.25 },
      h2: { fontSize: 17, fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: 15, fontWeight: 650, lineHeight: 1.4 },
      h5: { fontWeight: 650 },
      h6: { fontSize: 17, fontWeight: 650 },
      subtitle2: { fontWeight: 600 },
    },
    sidebar: { width: 236, closedWidth: 62 },
  } as ThemeOptions;
  // Passes the options, not the created theme, as checking a theme as options takes TypeScript a minute.
  return createTheme(options, texts, { components: componentsOf(createTheme(options)) });
}
