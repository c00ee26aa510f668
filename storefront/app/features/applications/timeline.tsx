import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ApplicationPageView } from './application-view';

/** Progress of a vendor application as a list of steps. */
export function Timeline({ steps }: Pick<ApplicationPageView, 'steps'>): ReactElement {
  const { t } = useApp();
  return (
    <ol className="grid gap-4">
      {steps.map(({ key, day }) => (
        <li key={key} className="flex items-start gap-3">
          <span
            className={`mt-0.5 grid size-7 flex-none place-items-center rounded-full border ${day ? 'border-transparent bg-primary text-on-primary' : 'border-line text-muted'}`}
          >
            <Icon name={stepIcon(key, day)} className="size-4" />
          </span>
          <p className={day ? '' : 'text-muted'}>
            <b className="block font-semibold">{t(`application.steps.${key}.title`)}</b>
            <span className="text-sm text-muted">{day ?? t(`application.steps.${key}.text`)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function stepIcon(key: string, day: string | null): 'check' | 'close' | 'clock' {
  if (!day) return 'clock';
  return key === 'rejected' ? 'close' : 'check';
}
