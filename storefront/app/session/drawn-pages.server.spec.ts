import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { cachedPart } from '~/ui/cached-parts';
import { drawPage } from './drawn-pages.server';

/** Renders a page that embeds its data, and counts the renderings. */
function artist() {
  let count = 0;
  const draw = (facts: string) => () => `<p>${(count += 1)}</p><script>${facts}</script>`;
  const page = (key: string, facts: string): string =>
    String(drawPage(key, { facts, frame: null }, draw(facts)));
  return { page, drawn: () => count };
}

describe('drawPage (cache of rendered pages)', () => {
  it('renders a page once while its data is unchanged', () => {
    const { page, drawn } = artist();
    const first = page('same|/', '{"price":1}');
    expect(page('same|/', '{"price":1}')).toBe(first);
    expect(drawn()).toBe(1);
  });

  it('renders again whenever the data changes, also back to earlier data', () => {
    const { page, drawn } = artist();
    const pages = ['{"price":1}', '{"price":12}', '{"price":1}'].map((facts) => page('other|/', facts));
    expect(drawn()).toBe(3);
    expect(pages[1]).toContain('{"price":12}');
    expect(pages[2]).toContain('{"price":1}');
  });

  it('renders separately per key, even if the data is the same', () => {
    const { page, drawn } = artist();
    page('USD|/', '{}');
    page('EUR|/', '{}');
    expect(drawn()).toBe(2);
  });

  it('renders a part with the same props again only if the frame of the page has changed', () => {
    let count = 0;
    const Part = ({ name }: { name: string }): ReactElement => createElement('b', null, name, (count += 1));
    const page = (facts: string, language: string): string =>
      String(
        drawPage('framed|/', { facts, frame: { language } }, () =>
          renderToString(
            createElement(() =>
              createElement('p', null, cachedPart(createElement(Part, { name: 'x' })), facts),
            ),
          ),
        ),
      );
    const pages = [page('1', 'en'), page('2', 'en'), page('3', 'ar')];
    expect(count).toBe(2);
    expect(pages.map((html) => html.replaceAll(/<!-- -->/g, ''))).toEqual([
      '<p><b>x1</b>1</p>',
      '<p><b>x1</b>2</p>',
      '<p><b>x2</b>3</p>',
    ]);
  });
});
