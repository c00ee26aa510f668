import { DELIVERY_CODE_ATTEMPTS, type AssignmentState, type OwnDelivery } from '@stoa/contracts';
import { type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { Move } from './rider-queue';

const MAX_REASON_LENGTH = 300;

interface StepsProps {
  delivery: OwnDelivery;
  /** Whether another step was taken a moment ago. */
  isTapped: boolean;
  take: (move: Move) => void;
}

interface StepFormProps extends StepsProps {
  state: AssignmentState;
  isMain: boolean;
  children?: ReactNode;
}

/** A form that takes one step; `code` and `reason` are its inputs, where it has them. */
function StepForm({ delivery, isTapped, state, isMain, take, children }: StepFormProps): ReactElement {
  const { t } = useApp();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = form.get('code');
    const reason = form.get('reason');
    take({
      delivery_id: delivery.id,
      state,
      ...(typeof code === 'string' && { code }),
      ...(typeof reason === 'string' && { reason }),
    });
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      {/* For a step that is taken before the scripts have loaded. */}
      <input type="hidden" name="intent" value="step" />
      <input type="hidden" name="delivery_id" value={delivery.id} />
      <input type="hidden" name="state" value={state} />
      {children}
      <button className={`btn w-full ${isMain ? 'btn-primary' : 'btn-quiet'}`} disabled={isTapped}>
        {t(delivery.state === 'failed' && state === 'in_transit' ? 'rider.again' : `rider.step.${state}`)}
      </button>
    </form>
  );
}

/** The code that the customer gives at the door, and after a wrong one how often it can still be entered. */
function CodeField({ left }: { left: number }): ReactElement {
  const { t, formats } = useApp();
  return (
    <label className="grid gap-1">
      <span className="text-sm font-medium">{t('rider.code')}</span>
      <input
        name="code"
        className="input text-lg tracking-widest"
        inputMode="numeric"
        // Phones type the digits of their own script, which the server reads as well.
        pattern="[\p{Nd} ]{6,9}"
        required
        autoComplete="off"
        dir="ltr"
      />
      {left < DELIVERY_CODE_ATTEMPTS && (
        <span className="text-sm font-medium text-sale">
          {t('rider.codeAttempts', { left: formats.number(left) })}
        </span>
      )}
    </label>
  );
}

/** Why an attempt failed. */
function FailForm(props: StepsProps): ReactElement {
  const { t } = useApp();
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('rider.notDelivered')}
      </summary>
      <StepForm {...props} state="failed" isMain={false}>
        <label className="grid gap-1">
          <span className="text-sm font-medium">{t('rider.reason')}</span>
          <input
            name="reason"
            className="input"
            required
            maxLength={MAX_REASON_LENGTH}
            dir="auto"
            autoComplete="off"
          />
        </label>
      </StepForm>
    </details>
  );
}

/** Whether only the shop's staff can complete it; unknown in what older pages remember. */
export function isCodeLocked({ needs_code, code_attempts_left }: OwnDelivery): boolean {
  return needs_code && code_attempts_left === 0;
}

/** What the rider can do with a delivery now. */
export function Steps(props: StepsProps): ReactElement | null {
  const { t } = useApp();
  const { delivery } = props;
  const onward = delivery.allowed.filter((state) => state !== 'failed' && state !== 'declined');
  const steps = [...onward, ...delivery.allowed.filter((state) => state === 'declined')];
  if (delivery.allowed.length === 0) return null;
  return (
    <div className="grid gap-2">
      {steps.map((state, place) =>
        state === 'delivered' && isCodeLocked(delivery) ? (
          <p key={state} className="notice">
            {t('rider.codeLocked')}
          </p>
        ) : (
          <StepForm key={state} {...props} state={state} isMain={place === 0}>
            {state === 'delivered' && delivery.needs_code && <CodeField left={delivery.code_attempts_left} />}
          </StepForm>
        ),
      )}
      {delivery.allowed.includes('failed') && <FailForm {...props} />}
    </div>
  );
}
