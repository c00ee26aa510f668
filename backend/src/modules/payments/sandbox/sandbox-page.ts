import { Injectable } from '@nestjs/common';
import { directionOf, formatMoney } from '@stoa/contracts';
import { msg, type Sentence, MessageTranslator } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import type { Outcome } from './choose-outcome';
import type { SandboxCharge } from './sandbox-charge.entity';

const CHOICES: Partial<Record<Outcome, Sentence>> = {
  pay: msg`Pay`,
  challenge: msg`Pay with 3-D Secure`,
  decline: msg`Be declined`,
  delay: msg`Pay, confirmed after ten seconds`,
  duplicate: msg`Pay, and be told three times`,
  reorder: msg`Pay, and be told in the wrong order`,
  refuse_refund: msg`Pay, and refuse the first refund`,
  cancel: msg`Back to the shop without paying`,
};

const CHALLENGE: Partial<Record<Outcome, Sentence>> = {
  confirm: msg`Confirm the payment`,
  reject: msg`Reject the payment`,
};

const STYLE = `<style>body{font:16px/1.5 system-ui,sans-serif;background:#f4f4f2;color:#1c1c1a;margin:0;padding:2rem 1rem}
main{max-width:26rem;margin:0 auto;background:#fff;border-radius:.75rem;padding:1.5rem;box-shadow:0 1px 4px #0002}
h1{font-size:1.25rem;margin:.5rem 0}p{margin:.5rem 0}.test{display:inline-block;background:#fde9c8;color:#6b4300;border-radius:1rem;padding:0 .75rem;font-size:.875rem;font-weight:600}
.amount{font-size:2rem;font-weight:700}form{margin:.5rem 0}button{font:inherit;font-weight:600;width:100%;min-height:2.75rem;border-radius:.5rem;border-style:solid;border-width:1px;border-color:#8a8a84;background:#fff;color:inherit;cursor:pointer}
form:first-of-type>button{background:#1f5f4f;border-color:#1f5f4f;color:#fff}</style>`;

/** Renders the sandbox's hosted page, which works without scripts. */
@Injectable()
export class SandboxPage {
  constructor(
    private readonly messageTranslator: MessageTranslator,
    private readonly currencies: Currencies,
  ) {}

  /** Headers of the page: forms lead to itself and back to the shop. */
  policy({ return_url }: SandboxCharge): string {
    const { origin } = new URL(return_url);
    const directives = [
      ['default-src', "'none'"],
      ['style-src', "'unsafe-inline'"],
      ['form-action', "'self'", origin],
      ['frame-ancestors', "'none'"],
    ];
    return directives.map((directive) => directive.join(' ')).join('; ');
  }

  /** The page in the buyer's language. */
  render(charge: SandboxCharge): string {
    const { state, amount, currency, description, language } = charge;
    const translate = this.messageTranslator.in(language);
    const choices = state === 'challenged' ? CHALLENGE : state === 'open' ? CHOICES : {};
    const title = state === 'challenged' ? msg`Your bank asks you to confirm` : msg`Sandbox payment`;
    const money = formatMoney(amount, this.currencies.named(currency), language);
    const forms = Object.entries(choices).map(([outcome, label]) => form(charge, outcome, translate(label)));
    return `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(translate(title))}</title>${STYLE}</head><body><main>
<span class="test">${escaped(translate(msg`Test`))}</span><h1>${escaped(translate(title))}</h1><p><bdi>${escaped(description)}</bdi></p>
<p class="amount"><bdi>${escaped(money)}</bdi></p>
<p>${escaped(translate(msg`No money is moved here. Choose what happens to this payment.`))}</p>
${forms.length > 0 ? forms.join('\n') : over(charge, translate(msg`This payment is over.`), translate(msg`Back to the shop`))}
</main></body></html>`;
  }
}

function form({ charge_id }: SandboxCharge, outcome: string, label: string): string {
  const action = `/backend/sandbox/${charge_id}/${outcome}`;
  return `<form method="post" action="${action}" enctype="multipart/form-data"><button>${escaped(label)}</button></form>`;
}

function over({ return_url }: SandboxCharge, text: string, back: string): string {
  return `<p>${escaped(text)}</p><p><a href="${escaped(return_url)}">${escaped(back)}</a></p>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
