import type { DialogProps } from '@mui/material';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RefusalDialog } from './RefusalDialog';

jest.mock('react-admin', () => ({
  useTranslate: () => (key: string, facts?: object) => [key, ...Object.values(facts ?? {})].join(' '),
}));

const answer = {
  done: [3],
  refused: [
    { id: 1, name: 'Kilogram', code: 'in_use', error: '2 products use this unit.' },
    { id: 2, name: 'كيلوغرام', code: 'default', error: 'The default unit stays.' },
  ],
};

/** Renders the dialog's content only: the dialog itself renders into a portal. */
function drawn(onClose = jest.fn()) {
  const { props } = RefusalDialog({ answer, onClose }) as ReactElement<DialogProps>;
  return { props, markup: renderToStaticMarkup(createElement(Fragment, null, props.children)) };
}

/** All descendants of an element. */
function within(node: unknown): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(within);
  if (typeof node !== 'object' || node === null) return [];
  const element = node as ReactElement<Record<string, unknown>>;
  return [element, ...within(element.props.children)];
}

describe('RefusalDialog', () => {
  it('shows how many records were not deleted, and the name and reason of each', () => {
    const { markup } = drawn();
    expect(markup).toContain('stoa.deleting.refused 2 3');
    const items = markup.split('<li').slice(1);
    expect(items).toHaveLength(2);
    answer.refused.forEach(({ name, error }, index) => {
      expect(items[index]).toContain(`<bdi>${name}</bdi>`);
      expect(items[index]).toContain(error);
    });
  });

  it('names records with the same reason together, and says what became of the others', () => {
    const same = answer.refused.map((one) => ({ ...one, error: 'It is in use.' }));
    const { props } = RefusalDialog({
      answer: { ...answer, refused: same },
      kept: 'stoa.deleting.refused_kept',
      onClose: jest.fn(),
    }) as ReactElement<DialogProps>;
    const markup = renderToStaticMarkup(createElement(Fragment, null, props.children));
    expect(markup).toContain('stoa.deleting.refused_kept 1');
    expect(markup.split('<li')).toHaveLength(2);
    expect(markup).toContain('<bdi>Kilogram</bdi> · <bdi>كيلوغرام</bdi>');
  });

  it('focuses its button, which closes it', () => {
    const onClose = jest.fn();
    const { props, markup } = drawn(onClose);
    expect(markup.match(/<button[^>]*>/g)).toEqual([expect.stringContaining('autofocus')]);
    const button = within(props.children).find((element) => element.props.autoFocus);
    (button?.props.onClick as () => void)();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape and keeps MUI’s default of restoring the focus', () => {
    const onClose = jest.fn();
    const { props } = drawn(onClose);
    props.onClose?.({}, 'escapeKeyDown');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect([props.disableEscapeKeyDown, props.disableRestoreFocus]).toEqual([undefined, undefined]);
  });
});
