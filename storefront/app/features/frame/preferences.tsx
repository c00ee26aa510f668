import { useLocation } from '@remix-run/react';
import type { ReactElement } from 'react';
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

/** Switches language and currency by a plain form, since every text of the page changes with them. */
export function Preferences({ className = '' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const { pathname, search } = useLocation();
  const language = frame.languages.find(({ code }) => code === frame.language);
  return (
    <form method="post" action="/preferences" className={`flex items-center ${className}`}>
      <input type="hidden" name="to" value={pathname + search} />
      <Chooser
        name="language"
        label={t('frame.language')}
        current={{ value: frame.language, label: language?.name ?? frame.language }}
        choices={frame.languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Chooser
        name="currency"
        label={t('frame.currency')}
        current={{ value: frame.currency, label: frame.currency }}
        choices={frame.currencies.map(({ code, symbol }) => ({ value: code, label: `${code} ${symbol}` }))}
      />
    </form>
  );
}
