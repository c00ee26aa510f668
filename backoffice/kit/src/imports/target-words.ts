import { useTranslate } from 'react-admin';
import { humanise } from '../i18n/humanise';
import { useLabels } from '../i18n/labels';
import { useShopSettings } from '../settings/useShopSettings';

/** Says what a column can be taken for in the reader's words: `name:ar` → “Name (العربية)”. */
export function useTargetWords(): (target: string) => string {
  const translate = useTranslate();
  const labels = useLabels();
  const settings = useShopSettings();
  return (target) => {
    const [name = '', of = ''] = target.split(':');
    if (name === 'attribute') return translate('stoa.imports.targets.attribute', { name: humanise(of) });
    const numbered = /^(option|property)(\d+)_(name|value)$/.exec(name);
    if (numbered) {
      const [, kind, place, part] = numbered;
      return translate(`stoa.imports.targets.${kind}_${part}`, { place });
    }
    const word = translate(`stoa.imports.targets.${name}`, { _: labels.field(name) });
    const language = settings?.languages.find(({ code }) => code === of)?.native_name ?? of;
    return of ? `${word} (${language})` : word;
  };
}
