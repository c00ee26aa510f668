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

/** Nothing of a dialog stands in its place, so that its parts are drawn without it. */
function drawn(onClose = jest.fn()) {
  const { props } = RefusalDialog({ answer, onClose }) as ReactElement<DialogProps>;
  return { props, markup: renderToStaticMarkup(createElement(Fragment, null, props.children)) };
}

/** The elements below one, however deep. */
function within(node: unknown): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(within);
  if (typeof node !== 'object' || node === null) return [];
  const element = node as ReactElement<Record<string, unknown>>;
  return [element, ...within(element.props.children)];
}

describe('the dialog of refused records', () => {
  it('says how many stay, and names each with its reason beside it', () => {
    const { markup } = drawn();
    expect(markup).toContain('stoa.deleting.refused 2 3');
    const items = markup.split('<li').slice(1);
    expect(items).toHaveLength(2);
    answer.refused.forEach(({ name, error }, index) => {
      expect(items[index]).toContain(`<bdi>${name}</bdi>`);
      expect(items[index]).toContain(error);
    });
  });

  it('is closed by its button, on which the focus begins', () => {
    const onClose = jest.fn();
    const { props, markup } = drawn(onClose);
    expect(markup.match(/<button[^>]*>/g)).toEqual([expect.stringContaining('autofocus')]);
    const button = within(props.children).find((element) => element.props.autoFocus);
    (button?.props.onClick as () => void)();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed by Escape and hands the focus back: what a dialog does unless it is told not to', () => {
    const onClose = jest.fn();
    const { props } = drawn(onClose);
    props.onClose?.({}, 'escapeKeyDown');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect([props.disableEscapeKeyDown, props.disableRestoreFocus]).toEqual([undefined, undefined]);
  });
});
