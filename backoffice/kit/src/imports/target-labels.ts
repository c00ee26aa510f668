import { useTranslate } from 'react-admin';
import { humanise } from '../i18n/humanise';
import { useLabels } from '../i18n/labels';
import { useShopSettings } from '../settings/useShopSettings';

/** Label of an import target in the user's language: `name:ar` → “Name (العربية)”. */
export function useTargetLabels(): (target: string) => string {
  const translate = useTranslate();
  const labels = useLabels();
  const settings = useShopSettings();
  return (target) => {
    const [name = '', of = ''] = target.split(':');
    if (name === 'attribute') return translate('imports.targets.attribute', { name: humanise(of) });
    const numbered = /^(option|property)(\d+)_(name|value)$/.exec(name);
    if (numbered) {
      const [, kind, place, part] = numbered;
      return translate(`imports.targets.${kind}_${part}`, { place });
    }
    const word = translate(`imports.targets.${name}`, { _: labels.field(name) });
    const language = settings?.languages.find(({ code }) => code === of)?.native_name ?? of;
    return of ? `${word} (${language})` : word;
  };
}
