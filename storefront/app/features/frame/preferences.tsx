import { useLocation } from '@remix-run/react';
import type { MouseEvent, ReactElement } from 'react';
import { CachedFragment } from '~/ui/cached-fragment';
import { Icon } from '~/ui/icons';
import { useApp } from './app-context';

interface Choice {
  value: string;
  label: string;
}

function Chooser({
  name,
  label,
  current,
  choices,
}: {
  name: string;
  label: string;
  current: Choice;
  choices: Choice[];
}): ReactElement {
  return (
    <details className="dropdown" data-closes="">
      <summary aria-label={`${label}: ${current.label}`} className="gap-1.5 px-2 text-sm font-medium">
        {name === 'language' && <Icon name="globe" className="size-4" />}
        <span>{current.label}</span>
        <Icon name="down" className="size-3.5" />
      </summary>
      <div className="dropdown-list dropdown-names">
        {choices.map(({ value, label: text }) => (
          <button
            key={value}
            className="dropdown-item"
            name={name}
            value={value}
            aria-current={value === current.value || undefined}
          >
            <bdi>{text}</bdi>
            {value === current.value && <Icon name="check" className="size-4" />}
          </button>
        ))}
      </div>
    </details>
  );
}

type ChooserProps = Parameters<typeof Chooser>[0];

function Choosers({ language, currency }: { language: ChooserProps; currency: ChooserProps }): ReactElement {
  return (
    <>
      <Chooser {...language} />
      <Chooser {...currency} />
    </>
  );
}

/**
 * Keeps what has been entered on the page, which a choice opens again. Opening the list loads the code; a choice that is
 * faster waits for it.
 */
const keepInput = (event: MouseEvent<HTMLFormElement>): void => {
  const form = event.currentTarget;
  const button = (event.target as Element).closest('button');
  if (button) event.preventDefault();
  void import('~/features/forms/kept-input')
    .then(({ keepEnteredInput }) => button && keepEnteredInput(null))
    .catch(() => {})
    .then(() => button && form.requestSubmit(button));
};

/** Switches language and currency with a plain form submit, since every text of the page changes. */
export function Preferences({ className = '' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const { pathname, search } = useLocation();
  const languages = frame.languages.map(({ code, name }) => ({ value: code, label: name }));
  const currencies = frame.currencies.map(({ code, symbol }) => ({
    value: code,
    label: `${code} ${symbol}`,
  }));
  const language = {
    name: 'language',
    label: t('frame.language'),
    current: languages.find(({ value }) => value === frame.language) ?? {
      value: frame.language,
      label: frame.language,
    },
    choices: languages,
  };
  const currency = {
    name: 'currency',
    label: t('frame.currency'),
    current: { value: frame.currency, label: frame.currency },
    choices: currencies,
  };
  return (
    <form
      method="post"
      action="/preferences"
      className={`flex items-center ${className}`}
      onClick={keepInput}
    >
      <input type="hidden" name="to" value={pathname + search} />
      <CachedFragment as="div" className="contents" of={Choosers} props={{ language, currency }} />
    </form>
  );
}
