import type { CustomerReturn, ExchangeOption } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { LineFacts, piecesText } from '~/features/account/line-facts';
import { useApp } from '~/features/frame/app-context';
import type { Translate } from '~/i18n/translator';
import { Picture, toImage } from '~/ui/picture';

/** What an item is exchanged for, such as its size; the same again where it has no options. */
export function exchangeText({ options }: Pick<ExchangeOption, 'options'>, t: Translate): string {
  if (options.length === 0) return t('returns.sameItem');
  const chosen = options.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return t('returns.exchangeFor', { options: chosen });
}

/** The items of a return with their reasons and, after the inspection, how many were accepted. */
export function ReturnLines({ lines }: Pick<CustomerReturn, 'lines'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const { quantity, accepted_quantity: accepted, condition_note: condition } = line;
        const facts = { accepted: formats.number(accepted ?? 0), quantity: formats.number(quantity) };
        return (
          <li key={line.order_line_id} className="flex items-start gap-4 py-3">
            <span className="size-14 flex-none overflow-hidden rounded-lg bg-tint">
              {line.picture && (
                <Picture
                  image={toImage(line.picture)}
                  sizes="56px"
                  alt=""
                  className="size-full object-cover"
                />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <bdi className="font-medium">{line.name}</bdi>
              <LineFacts
                options={line.options}
                facts={[piecesText(quantity, formats), t(`returns.reasons.${line.reason}`)]}
              />
              {line.exchange && <span className="block text-sm">{exchangeText(line.exchange, t)}</span>}
              {accepted !== null && <span className="block text-sm">{t('returns.accepted', facts)}</span>}
              {condition && (
                <span className="block text-sm text-muted">
                  <bdi>{condition}</bdi>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
