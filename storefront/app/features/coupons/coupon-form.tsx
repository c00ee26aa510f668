import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { FoldSummary } from '~/ui/fold-summary';
import { Icon } from '~/ui/icons';
import type { CouponRefusal, CouponsView, LapsedCode } from './coupons-view';

type Offers = CouponsView['offered'];

interface CouponFormProps {
  /** Hidden fields by which the page's action recognises the form. */
  fields: Readonly<Record<string, string>>;
  /** Codes that are currently applied. */
  codes: readonly { code: string; title: string }[];
  /** Entered codes that are no longer valid. */
  lapsed: readonly LapsedCode[];
  offered?: Offers;
  refusal: CouponRefusal | null;
}

/** Adds and removes coupon codes; the page reloads with the new totals. */
export function CouponForm({ fields, codes, lapsed, offered = [], refusal }: CouponFormProps): ReactElement {
  const { t } = useApp();
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <details className="panel py-3!" open={[...codes, ...lapsed, ...offered].length > 0 || refusal !== null}>
      <FoldSummary title={t('coupon.title')} />
      <div className="grid gap-4 pb-2">
        {(codes.length > 0 || lapsed.length > 0) && (
          <Form method="post" className="grid gap-2">
            {hidden}
            {codes.length > 0 && <AppliedCodes codes={codes} />}
            <LapsedCodes codes={lapsed} />
          </Form>
        )}
        <Form method="post" className="grid gap-2">
          {hidden}
          {/* The key empties the input for the next code once one was applied. */}
          <EnterCode key={codes.length} refusal={refusal} />
        </Form>
        {offered.length > 0 && (
          <Form method="post" className="grid gap-2">
            {hidden}
            <p className="text-sm text-muted">{t('coupon.offered')}</p>
            <OfferedCodes offered={offered} />
          </Form>
        )}
      </div>
    </details>
  );
}

/** Input of a code, which is kept where it was refused. */
function EnterCode({ refusal }: Pick<CouponFormProps, 'refusal'>): ReactElement {
  const { t } = useApp();
  const error = refusal?.error;
  return (
    <>
      <div className="flex gap-2">
        <input
          className="input"
          name="coupon_code"
          defaultValue={refusal?.code}
          aria-label={t('coupon.label')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'coupon-error' : undefined}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <button className="btn btn-quiet flex-none">{t('coupon.apply')}</button>
      </div>
      {error && (
        <p id="coupon-error" role="alert" className="text-sm font-medium text-sale">
          {error}
        </p>
      )}
    </>
  );
}

function AppliedCodes({ codes }: Pick<CouponFormProps, 'codes'>): ReactElement {
  const { t } = useApp();
  return (
    <ul className="grid gap-2" aria-label={t('coupon.applied')}>
      {codes.map(({ code, title }) => (
        <li key={code} className="flex items-center justify-between gap-3">
          <span className="flex min-w-0 items-center gap-2">
            <Icon name="check" className="size-4 flex-none text-ok" />
            <span className="min-w-0">
              <bdi className="font-semibold">{code}</bdi>
              <span className="block text-sm text-muted">{title}</span>
            </span>
          </span>
          <RemoveCode code={code} />
        </li>
      ))}
    </ul>
  );
}

/** Invalid codes stay visible until they are removed: a total never rises without explanation. */
function LapsedCodes({ codes }: { codes: readonly LapsedCode[] }): ReactElement {
  const { t } = useApp();
  return (
    <div role="status">
      {codes.map(({ code, reason }) => (
        <div key={code} className="notice notice-warn items-center!">
          <Icon name="warning" className="size-5 flex-none" />
          <p className="min-w-0 flex-1">
            <span className="block font-semibold">{t('coupon.lapsed', { code })}</span>
            {reason}
          </p>
          <RemoveCode code={code} />
        </div>
      ))}
    </div>
  );
}

function RemoveCode({ code }: { code: string }): ReactElement {
  const { t } = useApp();
  return (
    <button
      className="btn btn-text flex-none"
      name="remove_code"
      value={code}
      aria-label={t('coupon.removeNamed', { code })}
    >
      {t('coupon.remove')}
    </button>
  );
}

function OfferedCodes({ offered }: { offered: Offers }): ReactElement {
  const { t } = useApp();
  return (
    <ul className="grid gap-2">
      {offered.map(({ code, title }) => (
        <li key={code} className="flex items-center justify-between gap-3">
          <span className="min-w-0 text-sm">{title}</span>
          <button
            className="btn btn-quiet flex-none"
            name="coupon_code"
            value={code}
            aria-label={t('coupon.use', { code })}
          >
            <bdi>{code}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
