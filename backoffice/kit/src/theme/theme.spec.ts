import { Autocomplete, Pagination } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { BASE_LANGUAGE, directionOf, LANGUAGES } from '@stoa/contracts';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { consoleTheme } from './theme';
import { loadMaterialTexts } from './useMaterialTexts';

jest.mock('./SelectTexts', () => ({ Loading: () => null, NoResults: () => null }));

/** Accessible names that Material UI gives to parts of a select and of a pager. */
async function namesIn(language: (typeof LANGUAGES)[number]): Promise<string[]> {
  const { default: texts } = await loadMaterialTexts[language]();
  const select = createElement(Autocomplete<string>, {
    options: ['a'],
    value: 'a',
    forcePopupIcon: true,
    renderInput: ({ InputProps: { endAdornment } }) => createElement('div', {}, endAdornment),
  });
  const markup = renderToStaticMarkup(
    createElement(ThemeProvider, {
      theme: consoleTheme('light', directionOf(language), texts),
      children: createElement(Fragment, {}, select, createElement(Pagination, { count: 3, page: 2 })),
    }),
  );
  return [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, name = '']) => name.trim());
}

describe('names of Material UI’s parts', () => {
  it('are English in English', async () => {
    expect(await namesIn(BASE_LANGUAGE)).toEqual(
      expect.arrayContaining(['Clear', 'Open', 'pagination navigation', 'Go to next page']),
    );
  });

  it.each(LANGUAGES.filter((language) => language !== BASE_LANGUAGE))(
    'are translated in %s',
    async (language) => {
      const english = await namesIn(BASE_LANGUAGE);
      const names = await namesIn(language);
      expect(names).toHaveLength(english.length);
      expect(names.filter((name) => english.includes(name))).toEqual([]);
    },
  );
});
