import { humanise } from '../i18n/humanise';
import { useLabels } from '../i18n/labels';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
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
      const kind = numbered[1] === 'option' ? 'option' : 'property';
      const part = numbered[3] === 'name' ? 'name' : 'value';
      return translate(`imports.targets.${kind}_${part}`, { place: numbered[2] });
    }
    // The server names the targets; those that are fields have the fields' labels.
    const label = translate(`imports.targets.${name}` as TextKey, { _: labels.field(name) });
    const language = settings?.languages.find(({ code }) => code === of)?.native_name ?? of;
    return of ? `${label} (${language})` : label;
  };
}
